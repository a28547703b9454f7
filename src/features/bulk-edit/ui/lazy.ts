import { lazyComponent } from '@/shared/lib/lazy-component';

export const BulkEditDialog = lazyComponent(() =>
  import('./bulk-edit-dialog').then((module) => module.BulkEditDialog),
);
