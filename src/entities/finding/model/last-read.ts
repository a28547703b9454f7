import { queryOf, type FindingsSearch } from './findings-search';

const queryText = (search: FindingsSearch) => JSON.stringify(queryOf(search));

let last: { readonly query: string; readonly id: string } | undefined;

/** Somebody reads this finding, of this list. */
export const noteRead = (search: FindingsSearch, id: string): void => {
  last = { query: queryText(search), id };
};

/** What was read last of this list: who comes back to it goes on from there. */
export const lastRead = (search: FindingsSearch): string | undefined =>
  last?.query === queryText(search) ? last.id : undefined;
