import { lazyComponent } from '@/shared/lib/lazy-component';

/** Loads after the rows, into a reserved space. */
export const FilterPanel = lazyComponent(() =>
  import('./filter-panel').then((module) => module.FilterPanel),
);
export const FilterSheet = lazyComponent(() =>
  import('./filter-sheet').then((module) => module.FilterSheet),
);
