export { factorColor } from './model/priority-labels';
export { PriorityReasons } from './ui/lazy';
export { AdjustmentRow, ComplianceRow, DecisionLine, FactorRow } from './ui/priority-rows';
