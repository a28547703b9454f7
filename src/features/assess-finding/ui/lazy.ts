import { lazyComponent } from '@/shared/lib/lazy-component';

export const AssessDialog = lazyComponent(() =>
  import('./assess-dialog').then((module) => module.AssessDialog),
);
