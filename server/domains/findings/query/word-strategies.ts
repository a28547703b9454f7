// Strategies for the first page of a search without filters. The cost is reading findings: the hits
// of rare words are all collected, and frequent words are found by scanning in list order.
import type { Tx } from '../../../platform/db/connect.ts';
import type { SearchConditions } from './conditions.ts';
import { maxCollectedFindings, maxScanReadsForWords, minCertainlyManyHits } from './cost-model.ts';
import { collectFirstHits, collectHits } from './finding-rows.repo.ts';
import { countHits, estimateHits, type Search } from './finding-search.ts';
import { scanWithin } from './index-scan.ts';
import {
  isBeyondLastPage,
  type ListPage,
  type ListQuery,
  moreThanCounted,
  type Total,
} from './list-query.ts';

type WordQuery = ListQuery<SearchConditions>;

export interface WordFacts {
  /** Estimated hits, assuming independent words. */
  hits: number;
  /** Upper estimate: hits of the rarest word. */
  atMost: number;
  /** Whether there are certainly more hits than a list counts. */
  isMany: boolean;
}

export const estimateWords = async (tx: Tx, { conditions }: WordQuery): Promise<WordFacts> => {
  const { search } = conditions;
  const { hits, atMost } = await estimateHits(tx, search);
  // About half of the paths that contain the words of a pattern also match the pattern.
  const isMany = (search.pattern === undefined ? hits : hits / 2) > minCertainlyManyHits;
  return { hits, atMost, isMany };
};

const countTotal = async (tx: Tx, search: Search): Promise<Total> => {
  const hits = await countHits(tx, search, maxCollectedFindings);
  return hits > maxCollectedFindings ? moreThanCounted : { total: hits, exact: true };
};

/**
 * For searches with at most maxCollectedFindings estimated hits.
 * Cost: the full-text index returns all hits with their sort keys; only the page's findings are
 * read.
 */
export const byAllHits = async (
  tx: Tx,
  { order, window, conditions }: WordQuery,
  { atMost }: WordFacts,
): Promise<ListPage | undefined> => {
  if (atMost > maxCollectedFindings) return undefined;
  const { found, rows } = await collectHits(tx, conditions, order, window, maxCollectedFindings);
  if (isBeyondLastPage(rows, window))
    return { rows, total: await countTotal(tx, conditions.search) };
  // If the statistics were wrong, the next strategy takes over.
  return found <= maxCollectedFindings ? { rows, total: { total: found, exact: true } } : undefined;
};

/**
 * For words so frequent that a short scan of the sort index fills the page.
 * Cost: up to maxScanReadsForWords reads.
 */
export const byScanForWords = async (
  tx: Tx,
  query: WordQuery,
  { isMany }: WordFacts,
): Promise<ListPage | undefined> => {
  const rows = await scanWithin(tx, query, { reads: maxScanReadsForWords });
  if (rows === undefined) return undefined;
  return { rows, total: isMany ? moreThanCounted : await countTotal(tx, query.conditions.search) };
};

/**
 * For frequent words that are not correlated with the order.
 * Cost: the full-text index returns all hits; the database keeps the first ones of the order.
 */
export const byFirstHits = async (
  tx: Tx,
  { order, window, conditions: { clientId, search } }: WordQuery,
  { hits, isMany }: WordFacts,
): Promise<ListPage> => {
  const isCounted = hits <= maxCollectedFindings;
  const { rows, found } = await collectFirstHits(tx, clientId, search, order, window, {
    isCounted,
  });
  if (isMany || found > maxCollectedFindings) return { rows, total: moreThanCounted };
  const isExact = isCounted && !isBeyondLastPage(rows, window);
  return { rows, total: isExact ? { total: found, exact: true } : await countTotal(tx, search) };
};
