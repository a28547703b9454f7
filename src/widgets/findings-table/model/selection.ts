/**
 * The selected findings. "all" means every finding that matches the query, loaded or not, except
 * the excluded ids. It survives paging and never lists a million ids.
 */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> };

export const noneSelected: Selection = { kind: 'some', ids: new Set() };
export const allSelected: Selection = { kind: 'all', except: new Set() };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'all' ? !selection.except.has(id) : selection.ids.has(id);

/** The number of selected findings among `total` matches. */
export const selectedCount = (selection: Selection, total: number): number =>
  selection.kind === 'all' ? Math.max(0, total - selection.except.size) : selection.ids.size;

export function setSelected(selection: Selection, ids: readonly string[], on: boolean): Selection {
  const members = new Set(selection.kind === 'all' ? selection.except : selection.ids);
  // In "all" the set holds the exceptions, so selecting removes from it.
  const add = selection.kind === 'all' ? !on : on;
  for (const id of ids) {
    if (add) members.add(id);
    else members.delete(id);
  }
  return selection.kind === 'all'
    ? { kind: 'all', except: members }
    : { kind: 'some', ids: members };
}

export const toggleSelected = (selection: Selection, id: string): Selection =>
  setSelected(selection, [id], !isSelected(selection, id));

/** Shift: every row between the anchor and this one takes the anchor's state. */
export function selectRange(
  selection: Selection,
  order: readonly string[],
  anchor: string | undefined,
  to: string,
): Selection {
  const from = anchor === undefined ? -1 : order.indexOf(anchor);
  const end = order.indexOf(to);
  if (end === -1) return selection;
  if (from === -1 || anchor === undefined) return setSelected(selection, [to], true);
  return setSelected(
    selection,
    order.slice(Math.min(from, end), Math.max(from, end) + 1),
    isSelected(selection, anchor),
  );
}

/** The header checkbox: checked when all loaded rows are selected, mixed when some are. */
export function headerCheckboxState(
  selection: Selection,
  loaded: readonly string[],
): 'none' | 'some' | 'all' {
  const chosen = loaded.filter((id) => isSelected(selection, id)).length;
  if (chosen === 0) return 'none';
  return chosen === loaded.length ? 'all' : 'some';
}
