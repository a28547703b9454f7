export { RuleFromFilter, RuleFromTarget } from './ui/lazy';
