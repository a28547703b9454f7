import { lazyComponent } from '@/shared/lib/lazy-component';

/** A page that has just come is the newest: the question can wait. */
export const NewBuildNotice = lazyComponent(() =>
  import('./new-build-notice').then((module) => module.NewBuildNotice),
);
