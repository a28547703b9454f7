import { lazyComponent } from '@/shared/lib/lazy-component';

/** A page that was just loaded is current, so the check can load late. */
export const NewBuildNotice = lazyComponent(() =>
  import('./new-build-notice').then((module) => module.NewBuildNotice),
);
