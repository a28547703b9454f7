import { lazyComponent } from '@/shared/lib/lazy-component';

export const BulkEditDialog = lazyComponent(() =>
  import('./edit-findings-dialog').then((module) => module.BulkEditDialog),
);
