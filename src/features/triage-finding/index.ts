export { useToggleFalsePositive } from './api/use-toggle-false-positive';
export { type Decision } from './model/decisions';
export { BulkTriageDialog, FalsePositiveDialog } from './ui/lazy';
