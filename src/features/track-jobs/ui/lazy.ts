import { lazyComponent } from '@/shared/lib/lazy-component';

/** Loads the running jobs after the page itself. */
export const JobsButton = lazyComponent(() =>
  import('./jobs-button').then((module) => module.JobsButton),
);
