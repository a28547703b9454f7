// A long list is read in pages, and read again page by page as it comes into sight: what changed on the server costs a few requests however far
// somebody has scrolled. Pages keep their borders: a page is what stands between its cursor and that of the next one, so that the others stay where they are.
import type { InfiniteData } from '@tanstack/react-query';
import type { FindingList } from '@/shared/api/generated/model';
import type { FindingRow } from './finding';

/** `isOld`: something may have changed since it was read; nobody has looked at it again. */
export type FindingPage = FindingList & { readonly isOld?: true };
export type FindingPages = InfiniteData<FindingPage, string | null>;

/** Which rows are in sight: from `first` up to, not including, `end`. */
export interface RowSight {
  readonly read: () => { readonly first: number; readonly end: number };
  readonly subscribe: (listener: () => void) => () => void;
}

const nothing: FindingList['meta'] = {
  total: 0,
  total_is_exact: true,
  page: 1,
  page_size: 0,
  next_cursor: null,
};

export const topInSight: RowSight = {
  read: () => ({ first: 0, end: 0 }),
  subscribe: () => () => undefined,
};

/** The rows of `page` that are not `seen` yet; then they are. */
const newRows = ({ data }: FindingPage, seen: Set<string>): FindingRow[] =>
  data.filter(({ id }) => {
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });

/** What was told last: a page more is told from there, since going through 100,000 rows for each hundred of them takes longer than drawing them. */
let told: { pages: readonly FindingPage[]; seen: Set<string>; rows: FindingRow[][] } = {
  pages: [],
  seen: new Set(),
  rows: [],
};

function freshRows(pages: readonly FindingPage[]): FindingRow[][] {
  const { length } = told.pages;
  const isMore = pages.length >= length && told.pages.every((page, index) => page === pages[index]);
  const { seen, rows } = isMore ? told : { seen: new Set<string>(), rows: [] };
  told = {
    pages,
    seen,
    rows: [...rows, ...pages.slice(isMore ? length : 0).map((page) => newRows(page, seen))],
  };
  return told.rows;
}

/** The rows of each page; of one that two pages have, since it moved or a page grew, the one that was read last counts. */
function shownRows(pages: readonly FindingPage[]): FindingRow[][] {
  if (!pages.some(({ isOld }) => isOld)) return freshRows(pages);
  const fresh = new Set(
    pages.flatMap(({ isOld, data }) => (isOld ? [] : data.map(({ id }) => id))),
  );
  const seen = new Set<string>();
  return pages.map((page) =>
    newRows(
      page.isOld ? { ...page, data: page.data.filter(({ id }) => !fresh.has(id)) } : page,
      seen,
    ),
  );
}

export const rowsOf = (pages: readonly FindingPage[]): FindingRow[] => shownRows(pages).flat();

/** Indexes of pages with a row in sight; before anything was laid out, the first. */
function inSight(pages: readonly FindingPage[], sight: RowSight): ReadonlySet<number> {
  const { first, end } = sight.read();
  if (end === 0) return new Set([0]);
  let start = 0;
  return new Set(
    shownRows(pages).flatMap(({ length }, index) => {
      const isSeen = start < end && start + length > first;
      start += length;
      return isSeen ? [index] : [];
    }),
  );
}

export const isOldInSight = (pages: readonly FindingPage[], sight: RowSight): boolean => {
  if (!pages.some(({ isOld }) => isOld)) return false;
  const seen = inSight(pages, sight);
  return pages.some(({ isOld }, index) => isOld && seen.has(index));
};

/** One request: a page of the usual size, or of `size` rows. */
type Read = (cursor: string | null, size?: number) => Promise<FindingList>;

interface Reading {
  kept: FindingPages | undefined;
  /** Whether this is one page more, not those that are there once more. */
  isNext: boolean;
  /** Whether all of them are to be read again, not only what is known to be old. */
  isInvalidated: boolean;
  sight: RowSight;
  read: Read;
}

/** The page at a cursor: read where it is new or in sight, else as it was, to be read when it comes into sight. */
export async function pageAt(
  cursor: string | null,
  { kept, isNext, isInvalidated, sight, read }: Reading,
): Promise<FindingPage> {
  if (!kept || isNext) return read(cursor);
  // After a cut (below) several pages stand at one cursor, the last of which has the rows.
  const index = kept.pageParams.lastIndexOf(cursor);
  const old = kept.pages[index];
  if (!old) return nothingAt(cursor, kept);
  const isWanted = isInvalidated || !kept.pages.some(({ isOld }) => isOld);
  if (inSight(kept.pages, sight).has(index))
    return isWanted || old.isOld ? readAgain(kept, index, read) : old;
  if (!isWanted) return old;
  // Only the first page tells how many there are now: the cursors carry what was counted when they were made.
  return {
    ...old,
    isOld: true,
    ...(index === 0 && {
      meta: { ...(await read(null, 1)).meta, next_cursor: old.meta.next_cursor },
    }),
  };
}

/** Behind a cut: what follows is read on from here. */
const nothingAt = (cursor: string | null, { pages: [first] }: FindingPages): FindingPage => ({
  data: [],
  meta: { ...(first?.meta ?? nothing), next_cursor: cursor },
});

/** One more request for what was pushed out of a page; where that is more, the list is cut there and read on from the cut. */
const requestsForOne = 2;

/** Of a page all that stands before the next page now, however many. */
async function readAgain(
  { pages, pageParams }: FindingPages,
  index: number,
  read: Read,
): Promise<FindingPage> {
  const old = pages[index];
  const later = pages.slice(index + 1).flatMap(({ data }) => data);
  let page = await read(pageParams[index] ?? null);
  if (!old || !pages[index + 1]) return page;
  for (let requests = 1; ; requests += 1) {
    const { data, meta } = page;
    const end = borderIn(data, old.data, later);
    if (end !== undefined)
      return { data: data.slice(0, end), meta: { ...meta, next_cursor: old.meta.next_cursor } };
    if (meta.next_cursor === null || requests === requestsForOne) return page;
    const more = await read(meta.next_cursor);
    page = { data: [...data, ...more.data], meta: { ...meta, next_cursor: more.meta.next_cursor } };
  }
}

/**
 * How many of the rows stand before the border between a page's `old` rows and the `later` ones; undefined where the rows do not reach it.
 * A later row behind all old ones marks it, if it still stands in front of another one: alone it may have moved up.
 */
function borderIn(
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
