// Apart from the index: one with code of its own would bring all that it names to its importers.
import { lazyComponent } from '@/shared/lib/lazy-component';

/** Comes after the rows: its place stays free for it. */
export const FilterPanel = lazyComponent(() =>
  import('./filter-panel').then((module) => module.FilterPanel),
);
export const FilterSheet = lazyComponent(() =>
  import('./filter-sheet').then((module) => module.FilterSheet),
);
