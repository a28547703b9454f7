export { BulkEditDialog } from './ui/lazy';
