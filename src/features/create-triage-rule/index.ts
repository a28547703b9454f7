export { filterOfTarget } from './model/filter-of-target';
export { RuleFromFilter } from './ui/rule-from-filter';
export { TriageRuleDialog } from './ui/lazy';
