export { FilterChips } from './ui/filter-chips';
export { SearchBox } from './ui/search-box';
export { useImportLabels } from './api/use-import-labels';
