// Strategies for the first page of a search with filters. They begin with the rarer of the two.
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { chooseLabelCandidates, rankLabelCandidates } from './collect-and-sort.ts';
import type { Candidates } from './condition-parts.ts';
import type { SearchConditions } from './conditions.ts';
import {
  maxCollectedFindings,
  maxScanReads,
  minCertainlyManyHits,
  noLimit,
  readsPerIndexEntry,
} from './cost-model.ts';
import { findMaintainedCount } from './finding-counts.repo.ts';
import {
  type Collected,
  collectCandidates,
  collectHits,
  collectMatches,
  isOfClient,
  type Window,
} from './finding-rows.repo.ts';
import { estimateHits } from './finding-search.ts';
import { scanWithin } from './index-scan.ts';
import { isBeyondLastPage, type ListPage, type ListQuery, moreThanCounted } from './list-query.ts';

type SearchQuery = ListQuery<SearchConditions>;

export interface SearchFacts {
  /** Estimated findings that match both the search and its filters. */
  matches: number;
  /** The starting point: the hits, the ids that a filter finds, or the filters' conditions. */
  start: 'hits' | 'filters' | Candidates;
}

type Estimate = { hits: number; matches: number; filtered: number | undefined; all: number };

const estimateMatches = async (
  tx: Tx,
  { scope, conditions: { clientId, search, besideSearch } }: SearchQuery,
): Promise<Estimate> => {
  const { hits } = await estimateHits(tx, search);
  const filtered =
    scope === 'all' ? await findMaintainedCount(tx, clientId, besideSearch.query) : undefined;
  const all =
    filtered === undefined ? undefined : await findMaintainedCount(tx, clientId, { filters: {} });
  return {
    hits,
    matches:
      filtered === undefined || all === undefined
        ? Math.min(hits, minCertainlyManyHits)
        : (hits * filtered) / Math.max(1, all),
    filtered,
    all: all ?? noLimit,
  };
};

export const estimateSearch = async (tx: Tx, query: SearchQuery): Promise<SearchFacts> => {
  const { clientId, bitmapPredicate, whereRow, besideSearch } = query.conditions;
  const { hits, matches, filtered, all } = await estimateMatches(tx, query);
  const [rarest] = await rankLabelCandidates(tx, query);
  const filterReads = Math.min(filtered ?? noLimit, rarest?.count ?? noLimit);
  // An exact bitmap finds its matches by scanning a whole index.
  const passing = besideSearch.isBitmapExact ? all * readsPerIndexEntry : 0;
  const startsWithFilter = filterReads <= maxCollectedFindings && filterReads + passing < hits / 2;
  if (!startsWithFilter) return { matches, start: 'hits' };
  const labels = await chooseLabelCandidates(tx, query);
  if (labels !== undefined) return { matches, start: labels };
  if (!besideSearch.isBitmapExact) return { matches, start: 'filters' };
  const ids = sql`select f.id from findings f where ${isOfClient(clientId)} and ${bitmapPredicate}`;
  return { matches, start: { ids, remainder: whereRow } };
};

/**
 * For frequent hits where no filter is rarer.
 * Cost: up to maxScanReads reads.
 */
export const byScanForHits = async (
  tx: Tx,
  query: SearchQuery,
  { matches, start }: SearchFacts,
): Promise<ListPage | undefined> => {
  if (start !== 'hits' || matches <= minCertainlyManyHits) return undefined;
  const rows = await scanWithin(tx, query, { reads: maxScanReads });
  return rows && { rows, total: moreThanCounted };
};

const collectedPage = async (
  window: Window,
  collect: (window: Window) => Promise<Collected>,
): Promise<ListPage> => {
  const { found, rows } = await collect(window);
  const matches = isBeyondLastPage(rows, window) ? (await collect({ limit: 1 })).found : found;
  return matches <= maxCollectedFindings
    ? { rows, total: { total: matches, exact: true } }
    : { rows, total: moreThanCounted };
};

/**
 * For hits that are rarer than the filters' matches.
 * Cost: the full-text index returns all hits, the bitmap drops most of them; one read for each
 * remaining hit.
 */
export const byFilteredHits = async (
  tx: Tx,
  { order, window, conditions }: SearchQuery,
  { start }: SearchFacts,
): Promise<ListPage | undefined> =>
  start === 'hits'
    ? collectedPage(window, (part) => collectHits(tx, conditions, order, part, noLimit))
    : undefined;

/**
 * For a filter that is rarer than the hits.
 * Cost: one read for each finding of the filter, at most maxCollectedFindings; an exact bitmap also
 * scans a whole index, at readsPerIndexEntry for each entry.
 */
export const byRareFilter = async (
  tx: Tx,
  { order, window, conditions }: SearchQuery,
  { start }: SearchFacts,
): Promise<ListPage | undefined> => {
  if (start === 'hits') return undefined;
  const page = await collectedPage(window, (part) =>
    start === 'filters'
      ? collectMatches(tx, conditions, order, part, maxCollectedFindings)
      : collectCandidates(tx, conditions.clientId, start, order, part, maxCollectedFindings),
  );
  // Beyond the limit the collected rows are not the first ones of the order.
  return page.total.exact ? page : undefined;
};
