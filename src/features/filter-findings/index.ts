export { FilterChips } from './ui/filter-chips';
export { SearchBox } from './ui/search-box';
