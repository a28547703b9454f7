// A long list is loaded in pages, and each page is refetched when it becomes visible. A change on
// the server therefore costs a few requests, however far the user has scrolled. Pages keep their
// borders: a page holds the rows between its cursor and the next one, so that the other pages stay
// valid.
import type { InfiniteData } from '@tanstack/react-query';
import type { ClientsRead, FindingList } from '@/shared/api/generated/model';
import type { FindingRow } from './finding';

/**
 * `isStale`: the page may have changed since it was loaded and has not been visible since.
 * `meta.clients`: set in a list over several organizations.
 */
export type FindingPage = FindingList & {
  readonly isStale?: true;
  readonly meta: { readonly clients?: ClientsRead };
};
export type FindingPages = InfiniteData<FindingPage, string | null>;

/** The visible rows, from `first` up to but excluding `end`. */
export interface VisibleRows {
  readonly read: () => { readonly first: number; readonly end: number };
  readonly subscribe: (listener: () => void) => () => void;
}

const emptyMeta: FindingList['meta'] = {
  total: 0,
  total_is_exact: true,
  page: 1,
  page_size: 0,
  next_cursor: null,
};

export const firstPageVisible: VisibleRows = {
  read: () => ({ first: 0, end: 0 }),
  subscribe: () => () => undefined,
};

/** Returns the rows of `page` that are not in `seen`, and adds them to it. */
const takeUnseenRows = ({ data }: FindingPage, seen: Set<string>): FindingRow[] =>
  data.filter(({ id }) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });

/**
 * Memo of the last merge. Appending a page extends it: merging 100,000 rows again for each hundred
 * takes longer than rendering them.
 */
let lastMerge: { pages: readonly FindingPage[]; seen: Set<string>; rows: FindingRow[][] } = {
  pages: [],
  seen: new Set(),
  rows: [],
};

function mergeFreshPages(pages: readonly FindingPage[]): FindingRow[][] {
  const { length } = lastMerge.pages;
  const isMore =
    pages.length >= length && lastMerge.pages.every((page, index) => page === pages[index]);
  const { seen, rows } = isMore ? lastMerge : { seen: new Set<string>(), rows: [] };
  lastMerge = {
    pages,
    seen,
    rows: [...rows, ...pages.slice(isMore ? length : 0).map((page) => takeUnseenRows(page, seen))],
  };
  return lastMerge.rows;
}

/**
 * The rows of each page. If two pages contain the same row, because it moved or a page grew, the
 * most recently loaded one keeps it.
 */
function mergePages(pages: readonly FindingPage[]): FindingRow[][] {
  if (!pages.some(({ isStale }) => isStale)) return mergeFreshPages(pages);
  const fresh = new Set(
    pages.flatMap(({ isStale, data }) => (isStale ? [] : data.map(({ id }) => id))),
  );
  const seen = new Set<string>();
  return pages.map((page) =>
    takeUnseenRows(
      page.isStale ? { ...page, data: page.data.filter(({ id }) => !fresh.has(id)) } : page,
      seen,
    ),
  );
}

export const rowsOf = (pages: readonly FindingPage[]): FindingRow[] => mergePages(pages).flat();

/** Indexes of the pages with a visible row. Before layout, or without rows, only the first page. */
function visiblePageIndexes(
  pages: readonly FindingPage[],
  sight: VisibleRows,
): ReadonlySet<number> {
  const { first, end } = sight.read();
  const rows = mergePages(pages);
  // The visible range of a list that is now empty does not apply to the rows to come.
  if (end === 0 || rows.every(({ length }) => length === 0)) return new Set([0]);
  let start = 0;
  return new Set(
    rows.flatMap(({ length }, index) => {
      const isSeen = start < end && start + length > first;
      start += length;
      return isSeen ? [index] : [];
    }),
  );
}

export const hasStaleVisiblePage = (pages: readonly FindingPage[], sight: VisibleRows): boolean => {
  if (!pages.some(({ isStale }) => isStale)) return false;
  const seen = visiblePageIndexes(pages, sight);
  return pages.some(({ isStale }, index) => isStale && seen.has(index));
};

/** Fetches a page of the default size, or of `size` rows. */
type FetchPage = (cursor: string | null, size?: number) => Promise<FindingList>;

interface ReadPageOptions {
  kept: FindingPages | undefined;
  /** True for an additional page, false for a refetch of existing pages. */
  isNext: boolean;
  /** True if all pages are stale, not only the marked ones. */
  isInvalidated: boolean;
  sight: VisibleRows;
  read: FetchPage;
}

/** The page at a cursor: fetched if new or visible, otherwise kept and marked stale. */
export async function readPage(
  cursor: string | null,
  { kept, isNext, isInvalidated, sight, read }: ReadPageOptions,
): Promise<FindingPage> {
  if (!kept || isNext) return read(cursor);
  // After a cut (see `maxRequestsPerPage`), several pages share a cursor; the last one has the
  // rows.
  const index = kept.pageParams.lastIndexOf(cursor);
  const old = kept.pages[index];
  if (!old) return emptyPageAt(cursor, kept);
  const isWanted = isInvalidated || !kept.pages.some(({ isStale }) => isStale);
  if (visiblePageIndexes(kept.pages, sight).has(index))
    return isWanted || old.isStale ? refetchPage(kept, index, read) : old;
  if (!isWanted) return old;
  // Only the first page has the current total. Cursors contain the total at the time they were
  // issued.
  return {
    ...old,
    isStale: true,
    ...(index === 0 && {
      meta: { ...(await read(null, 1)).meta, next_cursor: old.meta.next_cursor },
    }),
  };
}

/** An empty page behind a cut; reading continues from its cursor. */
const emptyPageAt = (cursor: string | null, { pages: [first] }: FindingPages): FindingPage => ({
  data: [],
  meta: { ...(first?.meta ?? emptyMeta), next_cursor: cursor },
});

/**
 * One extra request fetches rows that were pushed out of a page. If more are needed, the list is
 * cut there and loading continues from the cut.
 */
const maxRequestsPerPage = 2;

/** Refetches all rows before the border to the next page. */
async function refetchPage(
  { pages, pageParams }: FindingPages,
  index: number,
  read: FetchPage,
): Promise<FindingPage> {
  const old = pages[index];
  const later = pages.slice(index + 1).flatMap(({ data }) => data);
  let page = await read(pageParams[index] ?? null);
  if (!old || !pages[index + 1]) return page;
  for (let requests = 1; ; requests += 1) {
    const { data, meta } = page;
    const end = findPageEnd(data, old.data, later);
    if (end !== undefined)
      return { data: data.slice(0, end), meta: { ...meta, next_cursor: old.meta.next_cursor } };
    if (meta.next_cursor === null || requests === maxRequestsPerPage) return page;
    const more = await read(meta.next_cursor);
    page = { data: [...data, ...more.data], meta: { ...meta, next_cursor: more.meta.next_cursor } };
  }
}

/**
 * The number of rows before the border between a page's `old` rows and the `later` ones; undefined
 * if `rows` does not reach it. A later row after all old ones marks the border only if another
 * later row follows it: a single one may have moved up.
 */
function findPageEnd(
  rows: readonly FindingRow[],
  old: readonly FindingRow[],
  later: readonly FindingRow[],
): number | undefined {
  const places = new Map(later.map(({ id }, place) => [id, place]));
  const own = new Set(old.flatMap(({ id }) => (places.has(id) ? [] : [id])));
  if (rows.at(-1)?.id === old.at(-1)?.id) return rows.length;
  let border: number | undefined;
  let lowest = Infinity;
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const id = rows[index]?.id ?? '';
    if (own.has(id)) break;
    const place = places.get(id);
    if (place === undefined || place > lowest) continue;
    if (lowest < Infinity || place === 0) border = index;
    lowest = place;
  }
  return border;
}
