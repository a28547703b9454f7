import { encodeFilters } from '#domain/finding-filter-codec';
import { openFilters } from '#domain/finding-filters';
import { validateFindingsSearch, type FindingsSearch } from './findings-search';

/** The localStorage key (`store-last-search.ts` writes it). */
export const lastSearchKey = 'parapet.findings.left';

const isBare = (search: FindingsSearch) => Object.keys(search).length === 0;

/** The search with which the user left the list in this browser; undefined if never. */
export function readLastSearch(): FindingsSearch | undefined {
  try {
    const written = JSON.parse(localStorage.getItem(lastSearchKey) ?? '') as Record<
      string,
      unknown
    >; // validated below
    const search = validateFindingsSearch(written);
    return isBare(search) ? undefined : search;
  } catch {
    return undefined;
  }
}

/**
 * Validates the URL of the list. Without parameters, it restores the user's last search, or falls
 * back to open findings.
 */
export function validateListSearch(input: Readonly<Record<string, unknown>>): FindingsSearch {
  const search = validateFindingsSearch(input);
  return isBare(search) ? (readLastSearch() ?? encodeFilters(openFilters)) : search;
}
