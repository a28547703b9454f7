import { lazyComponent } from '@/shared/lib/lazy-component';

/** Running jobs are loaded after the page itself. */
export const JobsButton = lazyComponent(() =>
  import('./jobs-button').then((module) => module.JobsButton),
);
