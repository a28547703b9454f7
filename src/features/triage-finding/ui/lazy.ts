// Apart from the index: one with code of its own would bring all that it names to its importers.
import { lazyComponent } from '@/shared/lib/lazy-component';

export const BulkTriageDialog = lazyComponent(() =>
  import('./bulk-triage-dialog').then((module) => module.BulkTriageDialog),
);

export const FalsePositiveDialog = lazyComponent(() =>
  import('./false-positive-dialog').then((module) => module.FalsePositiveDialog),
);
