import { lazily } from '@/shared/lib/lazily';

/** Comes after the rows: its place stays free for it. */
export const FilterPanel = lazily(() =>
  import('./filter-panel').then((module) => module.FilterPanel),
);
