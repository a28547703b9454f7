import { encodeFilters } from '#domain/finding-filter-codec';
import { openFilters } from '#domain/finding-filters';
import { validateFindingsSearch, type FindingsSearch } from './findings-search';

/** Where the browser keeps it (`leave-list.ts` writes it). */
export const leftListKey = 'parapet.findings.left';

const isBare = (search: FindingsSearch) => Object.keys(search).length === 0;

/** How the user left the list in this browser; undefined if never. */
export function readLeftList(): FindingsSearch | undefined {
  try {
    const written = JSON.parse(localStorage.getItem(leftListKey) ?? '') as Record<string, unknown>; // validated below
    const search = validateFindingsSearch(written);
    return isBare(search) ? undefined : search;
  } catch {
    return undefined;
  }
}

/**
 * The URL of the list. Without a question it asks for what the user left, or for what is open.
 */
export function validateListSearch(input: Readonly<Record<string, unknown>>): FindingsSearch {
  const search = validateFindingsSearch(input);
  return isBare(search) ? (readLeftList() ?? encodeFilters(openFilters)) : search;
}
