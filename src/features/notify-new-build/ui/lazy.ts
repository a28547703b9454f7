// Apart from the index: one with code of its own would bring all that it names to its importers.
import { lazyComponent } from '@/shared/lib/lazy-component';

/** A page that has just come is the newest: the question can wait. */
export const NewBuildNotice = lazyComponent(() =>
  import('./new-build-notice').then((module) => module.NewBuildNotice),
);
