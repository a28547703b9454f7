import { lazyComponent } from '@/shared/lib/lazy-component';

export const PriorityReasons = lazyComponent(() =>
  import('./priority-reasons').then((module) => module.PriorityReasons),
);
