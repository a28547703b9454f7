export { FilterPanel, FilterSheet } from './ui/lazy';
