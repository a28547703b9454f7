export { runBulkAction } from './model/run-bulk-action';
export { useBulkActions, type BulkActions } from './model/use-bulk-actions';
export type { BulkAction } from './ui/bulk-bar';
export { BulkBar } from './ui/lazy';
