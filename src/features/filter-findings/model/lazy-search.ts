// What the search box needs once it is used, in one file to load.
export { parseFindingQuery as parse } from '#domain/finding-query-syntax';
export { addRecentSearch as remember } from './recent-searches';
