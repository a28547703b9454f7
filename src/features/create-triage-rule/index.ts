export { inputOf } from './model/rule-values';
export { useChangeWords } from './model/use-change-words';
export { RuleFromFilter, RuleFromTarget } from './ui/lazy';
export { EditTriageRule } from './ui/lazy-edit';
