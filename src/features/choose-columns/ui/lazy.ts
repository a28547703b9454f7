import { lazyComponent } from '@/shared/lib/lazy-component';

export const ChooseColumns = lazyComponent(() =>
  import('./choose-columns').then((module) => module.ChooseColumns),
);
