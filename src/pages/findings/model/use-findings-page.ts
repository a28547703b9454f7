import { useDeferredValue, useState } from 'react';
import {
  getLastViewed,
  queryOf,
  useFindingPages,
  useFindingsClient,
  type FindingsSearch,
  type VisibleRows,
} from '@/entities/finding';
import {
  allSelected,
  isSelected,
  noneSelected,
  selectRange,
  setSelected,
  toggleSelected,
  type Selection,
} from '@/widgets/findings-table';

interface Picked {
  /** The query of the selection; a new query resets it. */
  readonly query: string;
  readonly selection: Selection;
  readonly anchor: string | undefined;
}

/**
 * The cursor: its query, finding and index. If the row disappears, the next row at that index
 * becomes current.
 */
interface Pointed {
  readonly query: string;
  readonly id: string;
  readonly index: number;
}

/**
 * The state of the list: rows of the query, selection and cursor. The preview shows the current
 * finding.
 */
export function useFindingsPage(
  search: FindingsSearch,
  peek: string | undefined,
  onPeek: (id: string | undefined) => void,
  sight: VisibleRows,
) {
  const shown = useDeferredValue(search);
  const pages = useFindingPages(shown, sight);
  const { findings, total, exact } = pages;
  const query = JSON.stringify([queryOf(search), useFindingsClient()]);
  const [picked, setPicked] = useState<Picked>({
    query,
    selection: noneSelected,
    anchor: undefined,
  });
  const selection = picked.query === query ? picked.selection : noneSelected;
  const [pointed, setPointed] = useState<Pointed | undefined>(() => {
    const id = getLastViewed(search);
    return id === undefined ? undefined : { query, id, index: 0 };
  });
  const wanted = peek ?? pointed?.id;
  const currentIndex =
    wanted === undefined ? -1 : findings.findIndex((finding) => finding.id === wanted);
  // Rows above it may appear and disappear.
  if (pointed && pointed.id === wanted && currentIndex !== -1 && pointed.index !== currentIndex)
    setPointed({ ...pointed, index: currentIndex });
  // Hotkeys must not act on a finding that the list no longer shows.
  const current = peek ?? (currentIndex === -1 ? undefined : wanted);

  // The previous query's rows are still on screen: selecting them would act on findings that this
  // query does not match.
  const isSettled = shown === search && !pages.isStale && !pages.isPending;
  const select = (next: Selection, anchor?: string) => {
    if (isSettled) setPicked({ query, selection: next, anchor });
  };
  const put = (id: string) =>
    setPointed({ query, id, index: findings.findIndex((finding) => finding.id === id) });
  const point = (id: string) => {
    put(id);
    if (peek !== undefined && peek !== id) onPeek(id);
  };
  const step = (by: number) => {
    const [left, end] = [pointed?.query === query ? pointed.index : -1, findings.length - 1];
    const to =
      currentIndex !== -1
        ? currentIndex + by
        : left !== -1
          ? left + by - (by > 0 ? 1 : 0)
          : by > 0
            ? 0
            : end;
    const next = findings[Math.min(end, Math.max(0, to))];
    if (next) point(next.id);
  };
  return {
    ...pages,
    total,
    exact,
    selection,
    current,
    currentIndex,
    point,
    step,
    peek: (id: string | undefined) => {
      if (id !== undefined) put(id);
      onPeek(id);
    },
    selectOne: (id: string, range: boolean) => {
      const order = findings.map((finding) => finding.id);
      const anchor = picked.query === query ? picked.anchor : undefined;
      select(
        range
          ? selectRange(selection, order, anchor ?? current, id)
          : toggleSelected(selection, id),
        id,
      );
    },
    selectLoaded: (on: boolean) => {
      const loaded = findings.map((finding) => finding.id);
      select(on ? setSelected(noneSelected, loaded, true) : noneSelected);
    },
    /** Selects loaded rows first, all matches on the second call. */
    selectMore: () => {
      const loaded = findings.map((finding) => finding.id);
      const all =
        total > loaded.length &&
        loaded.length > 0 &&
        loaded.every((id) => isSelected(selection, id));
      select(all ? allSelected : setSelected(noneSelected, loaded, true));
    },
    selectEverything: () => select(allSelected),
    clearSelection: () => select(noneSelected),
  };
}
export type FindingsPageState = ReturnType<typeof useFindingsPage>;
