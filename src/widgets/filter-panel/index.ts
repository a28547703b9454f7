export { FilterPanel } from './ui/lazy-filter-panel';
export { FilterSheet } from './ui/lazy-filter-sheet';
