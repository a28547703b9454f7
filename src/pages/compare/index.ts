export { ComparePage } from './ui/compare-page';
export { validateCompareSearch } from './model/compare-search';
