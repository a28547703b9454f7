// Apart from the index: one with code of its own would bring all that it names to its importers.
import { lazyComponent } from '@/shared/lib/lazy-component';

/** Running jobs are loaded after the page itself. */
export const JobsButton = lazyComponent(() =>
  import('./jobs-button').then((module) => module.JobsButton),
);
