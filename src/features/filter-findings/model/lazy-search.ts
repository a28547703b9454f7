// The code that the search box needs when it is used, in one chunk.
export { parseFindingQuery as parse } from '#domain/finding-query-syntax';
export { addRecentSearch as remember } from './recent-searches';
