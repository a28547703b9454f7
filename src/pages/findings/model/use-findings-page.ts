import { useDeferredValue, useState } from 'react';
import {
  lastRead,
  queryOf,
  useFindingPages,
  type FindingsSearch,
  type RowSight,
} from '@/entities/finding';
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  selectRange,
  setSelected,
  toggleSelected,
  type Selection,
} from '@/widgets/findings-table';

interface Picked {
  /** The query that the choice was made in: another query, another choice. */
  readonly query: string;
  readonly selection: Selection;
  readonly anchor: string | undefined;
}

/** Where the cursor was put, in which query, and at which place: of a row that has gone since, its successor has that place. */
interface Pointed {
  readonly query: string;
  readonly id: string;
  readonly index: number;
}

/** The list's own state: rows of the query, what is selected in it, and where the cursor stands. A peek is of the finding under the cursor. */
export function useFindingsPage(
  search: FindingsSearch,
  peek: string | undefined,
  onPeek: (id: string | undefined) => void,
  sight: RowSight,
) {
  const shown = useDeferredValue(search);
  const pages = useFindingPages(shown, sight);
  const { findings, total, exact } = pages;
  const query = JSON.stringify(queryOf(search));
  const [picked, setPicked] = useState<Picked>({
    query,
    selection: nothingSelected,
    anchor: undefined,
  });
  const selection = picked.query === query ? picked.selection : nothingSelected;
  const [pointed, setPointed] = useState<Pointed | undefined>(() => {
    const id = lastRead(search);
    return id === undefined ? undefined : { query, id, index: 0 };
  });
  const wanted = peek ?? pointed?.id;
  const currentIndex =
    wanted === undefined ? -1 : findings.findIndex((finding) => finding.id === wanted);
  // What the list no longer shows is no target of a key.
  const current = peek ?? (currentIndex === -1 ? undefined : wanted);

  // Rows of the query before are still on screen: choosing among them would act on findings that this query does not show.
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
      select(on ? setSelected(nothingSelected, loaded, true) : nothingSelected);
    },
    /** Once for what is loaded, once more for all that match. */
    selectMore: () => {
      const loaded = findings.map((finding) => finding.id);
      const all =
        total > loaded.length &&
        loaded.length > 0 &&
        loaded.every((id) => isSelected(selection, id));
      select(all ? everythingSelected : setSelected(nothingSelected, loaded, true));
    },
    selectEverything: () => select(everythingSelected),
    clearSelection: () => select(nothingSelected),
  };
}
export type FindingsPageState = ReturnType<typeof useFindingsPage>;
