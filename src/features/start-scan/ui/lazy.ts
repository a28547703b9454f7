// Apart from the index: one with code of its own would bring all that it names to its importers.
import { lazyComponent } from '@/shared/lib/lazy-component';

export const ScanDialog = lazyComponent(() =>
  import('./scan-dialog').then((module) => module.ScanDialog),
);
