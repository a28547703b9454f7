// Strategies for the first page of a list without a search. Each returns undefined if it does not
// apply; the planner takes the first result.
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { firstIndexedFilter } from './index-ranges.ts';
import {
  collectAndSort,
  pathConditionAlone,
  rankLabelCandidates,
  sortAllMatches,
} from './collect-and-sort.ts';
import {
  maxCollectedFindings,
  maxFindingsReadByKey,
  maxPassedEntries,
  maxScanReadsForWords,
  minMatchesForScan,
  noLimit,
} from './cost-model.ts';
import { countLowerBound, findMaintainedCount } from './finding-counts.repo.ts';
import type { FindingRowRecord } from './finding-row.ts';
import { collectCandidates, countUpTo, isOfClient } from './finding-rows.repo.ts';
import { indexScan, indexScanOrSort, scanWithin } from './index-scan.ts';
import { isBeyondLastPage, type ListPage, type ListQuery, moreThanCounted } from './list-query.ts';

const rowsOfKnownCount = async (
  tx: Tx,
  query: ListQuery,
  matches: number,
): Promise<FindingRowRecord[]> => {
  if (matches === 0) return [];
  if (query.conditions.isBitmapExact || matches > maxCollectedFindings)
    return indexScanOrSort(tx, query);
  const [rarest] = await rankLabelCandidates(tx, query);
  const isScanWorthwhile =
    matches > minMatchesForScan && (rarest?.count ?? matches) > maxFindingsReadByKey;
  const scanned = isScanWorthwhile
    ? await indexScan(tx, query, { entries: maxPassedEntries })
    : undefined;
  return scanned ?? (await collectAndSort(tx, query, noLimit)).rows;
};

/**
 * For filters whose number of matches the maintained counts give.
 * Cost: a few rows of counts; then a scan if matches are frequent, otherwise one read for each
 * match.
 */
export const byMaintainedCount = async (
  tx: Tx,
  query: ListQuery,
): Promise<ListPage | undefined> => {
  const { clientId, query: asked } = query.conditions;
  const matches =
    query.scope === 'all' ? await findMaintainedCount(tx, clientId, asked) : undefined;
  return matches === undefined
    ? undefined
    : {
        rows: await rowsOfKnownCount(tx, query, matches),
        total: { total: matches, exact: true },
      };
};

/**
 * For an exact bitmap where one of the filters is a range or a flag with an index of its own.
 * Cost: up to maxCollectedFindings entries of that index to count; then up to maxFindingsReadByKey
 * reads by primary key, or a scan if there are more matches.
 */
export const byFilterIndex = async (tx: Tx, query: ListQuery): Promise<ListPage | undefined> => {
  const { order, window, conditions } = query;
  const range = conditions.isBitmapExact ? firstIndexedFilter(conditions.query.filters) : undefined;
  if (range === undefined) return undefined;
  const where = sql`${isOfClient(conditions.clientId)} and ${conditions.bitmapPredicate} and ${range}`;
  const matches = await countUpTo(tx, where, maxCollectedFindings);
  if (matches > maxFindingsReadByKey)
    return {
      rows: await indexScanOrSort(tx, query),
      total: matches > maxCollectedFindings ? moreThanCounted : { total: matches, exact: true },
    };
  const candidates = { ids: sql`select f.id from findings f where ${where}`, remainder: sql`true` };
  const { rows } = await collectCandidates(
    tx,
    conditions.clientId,
    candidates,
    order,
    window,
    maxFindingsReadByKey,
  );
  return { rows, total: { total: matches, exact: true } };
};

/**
 * For a path pattern that is the only filter and matches more findings than are counted.
 * Cost: maxCollectedFindings entries of the path index to establish that, then a short scan; if the
 * order and the pattern are not correlated, all matches are sorted.
 */
export const byManyPaths = async (tx: Tx, query: ListQuery): Promise<ListPage | undefined> => {
  const paths = pathConditionAlone(query);
  if (paths === undefined) return undefined;
  const matches = sql`${isOfClient(query.conditions.clientId)} and ${paths}`;
  if ((await countUpTo(tx, matches, maxCollectedFindings)) <= maxCollectedFindings)
    return undefined;
  const scanned = await scanWithin(tx, query, { reads: maxScanReadsForWords });
  return { rows: scanned ?? (await sortAllMatches(tx, query)), total: moreThanCounted };
};

/**
 * For queries without a known count or a lower bound above maxCollectedFindings.
 * Cost: one read for each match, at most maxCollectedFindings; they are counted on the way.
 */
export const byCollecting = async (tx: Tx, query: ListQuery): Promise<ListPage | undefined> => {
  const { scope, window, conditions } = query;
  const isMany =
    conditions.knownSize === 'many' ||
    (scope === 'all' &&
      (await countLowerBound(tx, conditions.clientId, conditions.query)) > maxCollectedFindings);
  if (isMany) return undefined;
  const { found, rows } = await collectAndSort(tx, query, maxCollectedFindings);
  const matches = isBeyondLastPage(rows, window)
    ? await countUpTo(
        tx,
        conditions.isBitmapExact
          ? sql`${isOfClient(conditions.clientId)} and ${conditions.bitmapPredicate}`
          : conditions.where,
        maxCollectedFindings,
      )
    : found;
  return matches <= maxCollectedFindings
    ? { rows, total: { total: matches, exact: true } }
    : undefined;
};

/**
 * For any query with many matches.
 * Cost: up to maxScanReads reads; all matches are sorted if those do not fill the page.
 */
export const byIndexScan = async (tx: Tx, query: ListQuery): Promise<ListPage> => ({
  rows: await indexScanOrSort(tx, query),
  total: moreThanCounted,
});
