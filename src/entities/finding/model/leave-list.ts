import { queryOf, type FindingsSearch } from './findings-search';
import { leftListKey } from './left-list';

/** The view of all findings. The bare address is not one: it leads to where the user left off. */
export const everyView = '*';

export function writeLeftList(search: FindingsSearch): void {
  const { peek: _peek, open: _open, ...left } = search;
  try {
    localStorage.setItem(leftListKey, JSON.stringify(left));
  } catch {
    // Storage is forbidden or full: the list opens on what is open.
  }
}

export function clearLeftList(): void {
  try {
    localStorage.removeItem(leftListKey);
  } catch {
    // nothing there to remove
  }
}

/** Names the view of all findings when a search has lost its last filter. */
export function withEverything(search: FindingsSearch): FindingsSearch {
  const { view, ...rest } = search;
  const asksNothing = Object.keys(queryOf(search)).length === 0;
  if (asksNothing) return { ...rest, view: view ?? everyView };
  return view === everyView ? rest : search;
}
