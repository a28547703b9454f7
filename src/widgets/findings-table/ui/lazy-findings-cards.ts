import { lazily } from '@/shared/lib/lazily';

/** Narrow screens only: cards of different heights need a library that measures them. */
export const FindingsCards = lazily(() =>
  import('./findings-cards').then((module) => module.FindingsCards),
);
