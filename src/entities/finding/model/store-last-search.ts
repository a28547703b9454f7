import { queryOf, type FindingsSearch } from './findings-search';
import { lastSearchKey } from './last-search';

/**
 * The view of all findings. A URL without parameters is not this view: it restores the user's last
 * search.
 */
export const viewOfAll = '*';

export function storeLastSearch(search: FindingsSearch): void {
  const { peek: _peek, open: _open, ...left } = search;
  try {
    localStorage.setItem(lastSearchKey, JSON.stringify(left));
  } catch {
    // Storage is forbidden or full. The list then starts with the open findings.
  }
}

export function clearLastSearch(): void {
  try {
    localStorage.removeItem(lastSearchKey);
  } catch {
    // nothing to remove
  }
}

/** Sets the view of all findings when the last filter of a search is removed. */
export function withEverything(search: FindingsSearch): FindingsSearch {
  const { view, ...rest } = search;
  const asksNothing = Object.keys(queryOf(search)).length === 0;
  if (asksNothing) return { ...rest, view: view ?? viewOfAll };
  return view === viewOfAll ? rest : search;
}
