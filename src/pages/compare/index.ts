export { ComparePage } from './ui/compare-page';
export { validateCompareSearch, type CompareSearch } from './model/compare-search';
