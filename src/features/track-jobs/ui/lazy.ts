// Apart from the index: one with code of its own would bring all that it names to its importers.
import { lazyComponent } from '@/shared/lib/lazy-component';

/** What runs is asked for behind the page itself. */
export const JobsButton = lazyComponent(() =>
  import('./jobs-button').then((module) => module.JobsButton),
);
