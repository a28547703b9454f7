import { lazyComponent } from '@/shared/lib/lazy-component';

export const WhyDialog = lazyComponent(() =>
  import('./why-dialog').then((module) => module.WhyDialog),
);
