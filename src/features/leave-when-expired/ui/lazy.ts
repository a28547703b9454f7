import { lazyComponent } from '@/shared/lib/lazy-component';

export const LeaveWhenExpired = lazyComponent(() =>
  import('./leave-when-expired').then((module) => module.LeaveWhenExpired),
);
