import type { ListMeta } from '../../generated/model';

/** One page of the matches; the cursor is the index at which the next page starts. */
export function pageOf<T>(rows: readonly T[], url: URL): { data: T[]; meta: ListMeta } {
  const size = Number(url.searchParams.get('page_size') ?? 50);
  const cursor = url.searchParams.get('cursor');
  const page = Math.max(1, Number(url.searchParams.get('page') ?? 1));
  const start = cursor === null ? (page - 1) * size : Number(cursor);
  const end = start + size;
  return {
    data: rows.slice(start, end),
    meta: {
      total: rows.length,
      total_is_exact: true,
      page: Math.floor(start / size) + 1,
      page_size: size,
      next_cursor: end < rows.length ? String(end) : null,
    },
  };
}
