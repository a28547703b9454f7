export { inputOf } from './model/rule-values';
export { useDescribeChange } from './model/use-describe-change';
export { RuleFromFilter, RuleFromTarget } from './ui/lazy';
export { EditTriageRule } from './ui/lazy-edit';
