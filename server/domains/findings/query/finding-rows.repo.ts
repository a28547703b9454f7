// The SQL of the list's access paths. The list planner chooses between them.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { orderColumnRange } from './index-ranges.ts';
import type { Candidates } from './condition-parts.ts';
import type { Conditions, SearchConditions } from './conditions.ts';
import { noLimit } from './cost-model.ts';
import { pageColumns, type RowParts, selectRows } from './finding-columns.ts';
import {
  type FindingOrder,
  hitSortKey,
  isAfter,
  isTextOrder,
  orderBy,
  type Position,
  positionTuple,
  sortColumn,
  sortKey,
} from './finding-order.ts';
import type { FindingRowRecord } from './finding-row.ts';
import { firstSearchHits, type Search, searchHits } from './finding-search.ts';

export type Window = Pick<RowParts, 'withoutLabels'> & { limit: number; offset?: number };

const limitOffset = ({ limit, offset = 0 }: Window): SQL => sql`limit ${limit} offset ${offset}`;

/**
 * The condition that `findings f` belongs to the organization. The id is a bound parameter, so that
 * the planner sees its value and uses the indexes, all of which begin with it.
 */
export const isOfClient = (clientId: string): SQL => sql`f.client_id = ${clientId}::uuid`;

/**
 * The finding with this id, for a lateral join. `offset 0` makes PostgreSQL use the primary key:
 * without statistics it would search all findings of a repository for each id.
 */
const findingById = (clientId: string, id: SQL): SQL =>
  sql`(select * from findings one where one.client_id = ${clientId}::uuid and one.id = ${id} offset 0) f`;

/** Limits of an index scan: findings read from the table, and index entries passed. */
export type ScanBudget = { reads: number; entries?: number };

/** The part of a scan that the sort index answers without reading the table. */
const indexEntries = (
  { clientId, bitmapPredicate, isBitmapExact, query }: Conditions,
  order: FindingOrder,
  window: Window,
  { reads, entries }: ScanBudget,
  position: Position | undefined,
): SQL => {
  const range = sql`${isOfClient(clientId)} and ${orderColumnRange(query.filters, order.field)}${position ? sql` and ${isAfter(order, position)}` : sql``}`;
  const from =
    entries === undefined
      ? sql`findings f where ${range} and`
      : sql`(select f.id, f.bitmap_flags, f.bitmap_ranges, ${sortKey(order)} from findings f where ${range} order by ${orderBy(order)} limit ${entries}) f where`;
  return sql`select f.id as entry_id, ${sortKey(order)} as entry_key from ${from} ${bitmapPredicate} order by ${orderBy(order)} ${isBitmapExact ? limitOffset(window) : limitOffset({ limit: reads })}`;
};

/**
 * Scans the sort index and reads only the findings that the bitmap admits. The inner query touches
 * only the index; its `order by` and the outer `offset 0` keep PostgreSQL from merging the two. If
 * the bitmap is not exact, the scan reads no more findings than the budget allows.
 */
export const scanIndex = async (
  tx: Tx,
  conditions: Conditions,
  order: FindingOrder,
  window: Window,
  budget: ScanBudget,
  position?: Position,
): Promise<FindingRowRecord[]> => {
  const { clientId, whereRow, isBitmapExact } = conditions;
  const direction = sql.raw(order.direction);
  return selectRows(
    tx,
    sql`
    select f.* from (${indexEntries(conditions, order, window, budget, position)}) w cross join lateral (
      select ${pageColumns(order)} from ${findingById(clientId, sql`w.entry_id`)} ${isBitmapExact ? sql`` : sql`where ${whereRow}`} offset 0) f
    order by w.entry_key ${direction}, w.entry_id ${direction} ${isBitmapExact ? sql`` : limitOffset(window)}`,
    order,
    window,
  );
};

/**
 * A page of collected matches. If `found` exceeds the limit, there are more matches, and the rows
 * are not the first ones of the order.
 */
export type Collected = { found: number; rows: FindingRowRecord[] };

/** Sorts `hits` (id and key) and reads the rows of the page. */
const sortHits = async (
  tx: Tx,
  clientId: string,
  hits: SQL,
  order: FindingOrder,
  window: Window,
  position: SQL | undefined,
  found = sql`count(*)`,
): Promise<Collected> => {
  const direction = sql.raw(order.direction);
  const from =
    position === undefined
      ? sql``
      : sql`where (h.key, h.id) ${sql.raw(order.direction === 'desc' ? '<' : '>')} ${position}`;
  const page = sql`
    with hits as materialized (${hits})
    select ${pageColumns(order)}, h.found from (select h.id, h.key, (select ${found}::int from hits) as found from hits h ${from} order by h.key ${direction}, h.id ${direction} ${limitOffset(window)}) h join findings f on ${isOfClient(clientId)} and f.id = h.id`;
  const rows = await selectRows<FindingRowRecord & { found: number }>(tx, page, order, {
    extraColumns: ['found'],
    withoutLabels: window.withoutLabels,
  });
  return { found: rows[0]?.found ?? 0, rows };
};

/** Collects by the conditions. If the bitmap is exact, only the sort index is read. */
export const collectMatches = (
  tx: Tx,
  conditions: Conditions,
  order: FindingOrder,
  window: Window,
  limit: number,
  position?: Position,
): Promise<Collected> => {
  const { clientId, bitmapPredicate, isBitmapExact, importCondition, query } = conditions;
  const condition =
    isBitmapExact || importCondition !== undefined
      ? sql`${isOfClient(clientId)} and ${bitmapPredicate} and ${orderColumnRange(query.filters, order.field)} and ${importCondition ?? sql`true`}`
      : sql`${conditions.where} and ${conditions.accessPath}`;
  return sortHits(
    tx,
    clientId,
    sql`select f.id, ${sortKey(order)} as key from findings f where ${condition} limit ${limit + 1}`,
    order,
    window,
    position && positionTuple(order, position),
  );
};

/**
 * Collects by ids. By default PostgreSQL would scan the whole sort index instead of reading a few
 * thousand findings by primary key, because it does not know how many findings the organization
 * has.
 */
export const collectCandidates = (
  tx: Tx,
  clientId: string,
  { ids, remainder }: Candidates,
  order: FindingOrder,
  window: Window,
  limit: number,
  position?: Position,
): Promise<Collected> =>
  sortHits(
    tx,
    clientId,
    sql`select f.id, ${sortKey(order)} as key from (${ids}) i cross join lateral ${findingById(clientId, sql`i.id`)} where ${remainder} limit ${limit + 1}`,
    order,
    window,
    position && positionTuple(order, position),
  );

/**
 * Collects the hits of a search. A hit contains its sort key and bitmap; the finding is read only
 * if the bitmap is not exact.
 */
export const collectHits = (
  tx: Tx,
  { clientId, search, bitmapPredicate, besideSearch }: SearchConditions,
  order: FindingOrder,
  window: Window,
  limit: number,
  position?: Position,
): Promise<Collected> => {
  const key = hitSortKey(order);
  const hits = sql`select f.id, f.${key.column} as key from ${searchHits(search, sortColumn(order), besideSearch.isEmpty ? limit + 1 : noLimit)} f where ${bitmapPredicate}`;
  const matches = besideSearch.isBitmapExact
    ? hits
    : sql`select h.id, h.key from (${hits}) h cross join lateral ${findingById(clientId, sql`h.id`)} where ${besideSearch.where}`;
  return sortHits(
    tx,
    clientId,
    sql`${matches} limit ${limit + 1}`,
    order,
    window,
    position && sql`(${key.at(position.key)}, ${position.id}::uuid)`,
  );
};

/**
 * Returns the first hits of a search without filters, however many there are. `found` is a lower
 * bound, or exact with `isCounted`.
 */
export const collectFirstHits = (
  tx: Tx,
  clientId: string,
  search: Search,
  order: FindingOrder,
  window: Window,
  { position, isCounted = false }: { position?: Position | undefined; isCounted?: boolean } = {},
): Promise<Collected> => {
  const key = hitSortKey(order);
  const limit = window.limit + (window.offset ?? 0);
  const after = position && {
    number: isTextOrder(order) ? sql`null::float8` : key.at(position.key),
    word: isTextOrder(order) ? key.at(position.key) : sql`null::text`,
    id: position.id,
  };
  const hits = sql`select f.id, f.${key.column} as key, f.counted from ${firstSearchHits(search, sortColumn(order), order.direction, limit, isCounted, after)} f`;
  return sortHits(tx, clientId, hits, order, window, undefined, sql`max(counted)`);
};

/** Lists rows by a condition, for exports. PostgreSQL chooses the plan. */
export const listFindingRows = async (
  tx: Tx,
  where: SQL,
  order: FindingOrder,
  window: Window,
): Promise<FindingRowRecord[]> =>
  selectRows(
    tx,
    sql`select ${pageColumns(order)} from findings f where ${where} order by ${orderBy(order)} ${limitOffset(window)}`,
    order,
  );

/** Counts up to `limit`; returns `limit` + 1 if there are more. */
export const countUpTo = async (tx: Tx, where: SQL, limit: number): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from findings f where ${where} limit ${limit + 1}) bounded`,
  );
  return rows[0]?.n ?? 0;
};
