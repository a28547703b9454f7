import { lazyComponent } from '@/shared/lib/lazy-component';

/** Comes after the rows: its place stays free for it. */
export const FilterPanel = lazyComponent(() =>
  import('./filter-panel').then((module) => module.FilterPanel),
);
export const FilterSheet = lazyComponent(() =>
  import('./filter-sheet').then((module) => module.FilterSheet),
);
