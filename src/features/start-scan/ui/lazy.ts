import { lazyComponent } from '@/shared/lib/lazy-component';

export const ScanDialog = lazyComponent(() =>
  import('./scan-dialog').then((module) => module.ScanDialog),
);
