import { lazily } from '@/shared/lib/lazily';

/** A page that has just come is the newest: the question can wait. */
export const NewBuildNotice = lazily(() =>
  import('./new-build-notice').then((module) => module.NewBuildNotice),
);
