import { encodeFilters } from '#domain/finding-filter-codec';
import { openFilters } from '#domain/finding-filters';
import { queryOf, validateFindingsSearch, type FindingsSearch } from './findings-search';

const key = 'parapet.findings.left';

/** The view of all findings. The bare address is not one: it leads to where the user left off. */
export const everyView = '*';

const isBare = (search: FindingsSearch) => Object.keys(search).length === 0;

/** How the user left the list in this browser; undefined if never. */
export function readLeftList(): FindingsSearch | undefined {
  try {
    const written = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>; // validated below
    const search = validateFindingsSearch(written);
    return isBare(search) ? undefined : search;
  } catch {
    return undefined;
  }
}

export function writeLeftList(search: FindingsSearch): void {
  const { peek: _peek, open: _open, ...left } = search;
  try {
    localStorage.setItem(key, JSON.stringify(left));
  } catch {
    // Storage is forbidden or full: the list opens on what is open.
  }
}

export function clearLeftList(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing there to remove
  }
}

/**
 * The URL of the list. Without a question it asks for what the user left, or for what is open.
 */
export function validateListSearch(input: Readonly<Record<string, unknown>>): FindingsSearch {
  const search = validateFindingsSearch(input);
  return isBare(search) ? (readLeftList() ?? encodeFilters(openFilters)) : search;
}

/** Names the view of all findings when a search has lost its last filter. */
export function withEverything(search: FindingsSearch): FindingsSearch {
  const { view, ...rest } = search;
  const asksNothing = Object.keys(queryOf(search)).length === 0;
  if (asksNothing) return { ...rest, view: view ?? everyView };
  return view === everyView ? rest : search;
}
