import { lazyComponent } from '@/shared/lib/lazy-component';

export const BulkTriageDialog = lazyComponent(() =>
  import('./bulk-triage-dialog').then((module) => module.BulkTriageDialog),
);

export const FalsePositiveDialog = lazyComponent(() =>
  import('./false-positive-dialog').then((module) => module.FalsePositiveDialog),
);
