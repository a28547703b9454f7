export { factorColor } from './model/priority-labels';
export { DecisionBadge } from './ui/decision-badge';
export { PriorityReasons } from './ui/lazy';
export { AdjustmentRow, ComplianceRow, DecisionLine, FactorRow } from './ui/priority-rows';
