export { useBulkActions, type BulkActions } from './model/use-bulk-actions';
export { BulkBar, type BulkAction } from './ui/bulk-bar';
