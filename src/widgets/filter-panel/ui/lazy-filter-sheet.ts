import { lazily } from '@/shared/lib/lazily';

export const FilterSheet = lazily(() =>
  import('./filter-sheet').then((module) => module.FilterSheet),
);
