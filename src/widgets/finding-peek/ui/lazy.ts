import { lazyComponent } from '@/shared/lib/lazy-component';

export const FindingPeek = lazyComponent(() =>
  import('./finding-peek').then((module) => module.FindingPeek),
);
