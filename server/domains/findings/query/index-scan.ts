// Index scan: passes the sort index in list order, skips what the bitmap excludes and reads the
// rest until the page is full. Cheap if matches are frequent along the order. If filter and order
// are not correlated, the budget ends the scan and another strategy takes over.
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { sortAllMatches } from './collect-and-sort.ts';
import { maxPassedEntries, maxProbeReads, maxScanReads } from './cost-model.ts';
import { hasLabelSkew, labelSkewPredicate } from './label-skew.ts';
import type { Position } from './finding-order.ts';
import type { FindingRowRecord } from './finding-row.ts';
import { type ScanBudget, scanIndex } from './finding-rows.repo.ts';
import type { ListQuery } from './list-query.ts';

/** Returns the page, or undefined if the budget ended before the page was full. */
export const scanWithin = async (
  tx: Tx,
  { order, window, conditions }: ListQuery,
  budget: ScanBudget,
  position?: Position,
): Promise<FindingRowRecord[] | undefined> => {
  const { offset = 0, limit } = window;
  const reads = budget.reads + offset;
  const rows = await scanIndex(tx, conditions, order, window, { ...budget, reads }, position);
  const isWholeIndex = conditions.isBitmapExact && budget.entries === undefined;
  return rows.length === limit || isWholeIndex ? rows : undefined;
};

/**
 * Narrows the bitmap to the values that the findings of the filtered labels share. Labels are not
 * in the bitmap, but few findings with other severities, types or tools have them.
 */
export const withLabelSkew = async <Q extends ListQuery>(tx: Tx, query: Q): Promise<Q> => {
  const { conditions } = query;
  const { filters } = conditions.query;
  if (!hasLabelSkew(filters)) return query;
  const skew = await labelSkewPredicate(tx, conditions.clientId, filters);
  return {
    ...query,
    conditions: { ...conditions, bitmapPredicate: sql`${conditions.bitmapPredicate} and ${skew}` },
  };
};

/**
 * Returns the page, or undefined if matches are rare along the order. For a label a short probe
 * comes first: it fills the page for most labels, which saves looking up the label's skew.
 * `entries`: index entries to pass at most before the planner abandons the scan.
 */
export const indexScan = async (
  tx: Tx,
  query: ListQuery,
  { position, entries }: { position?: Position | undefined; entries?: number } = {},
): Promise<FindingRowRecord[] | undefined> => {
  const probed = hasLabelSkew(query.conditions.query.filters)
    ? await scanWithin(tx, query, { reads: maxProbeReads, entries: maxPassedEntries }, position)
    : undefined;
  if (probed !== undefined) return probed;
  const budget = { reads: maxScanReads, ...(entries !== undefined && { entries }) };
  return scanWithin(tx, await withLabelSkew(tx, query), budget, position);
};

/** Always returns the page: if the scan's budget runs out, all matches are sorted. */
export const indexScanOrSort = async (
  tx: Tx,
  query: ListQuery,
  position?: Position,
): Promise<FindingRowRecord[]> =>
  (await indexScan(tx, query, { position })) ?? sortAllMatches(tx, query, position);
