import { queryOf, type FindingsSearch } from './findings-search';

const queryText = (search: FindingsSearch) => JSON.stringify(queryOf(search));

let last: { readonly query: string; readonly id: string } | undefined;

/** Records that the user opened this finding from this list. */
export const setLastViewed = (search: FindingsSearch, id: string): void => {
  last = { query: queryText(search), id };
};

/**
 * The finding that was last viewed from this list, so that returning to the list continues there.
 */
export const getLastViewed = (search: FindingsSearch): string | undefined =>
  last?.query === queryText(search) ? last.id : undefined;
