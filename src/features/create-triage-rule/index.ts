export { filterOfTarget } from './model/filter-of-target';
export { TriageRuleDialog } from './ui/lazy';
