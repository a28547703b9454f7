export { FilterChips } from './ui/filter-chips';
export { SearchBox } from './ui/search-box';
export { useImportWords } from './api/use-import-words';
