export { DecisionBadge } from './ui/decision-badge';
export { PriorityAxes } from './ui/priority-axes';
export { PriorityReasons } from './ui/lazy';
export { AdjustmentRow, ComplianceRow, DecisionLine, FactorRow } from './ui/priority-rows';
