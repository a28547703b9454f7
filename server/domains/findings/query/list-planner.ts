// Chooses how a page of the findings list is read. PostgreSQL cannot choose well: it assumes that
// filter and order are independent, and they are not. docs/findings-query.md explains the cost
// model.
import type { Tx } from '../../../platform/db/connect.ts';
import { sortAllMatches } from './collect-and-sort.ts';
import type { SearchConditions } from './conditions.ts';
import { maxCollectedFindings } from './cost-model.ts';
import {
  byCollecting,
  byFilterIndex,
  byIndexScan,
  byMaintainedCount,
  byManyPaths,
} from './filter-strategies.ts';
import type { Position } from './finding-order.ts';
import { indexScanOrSort, withLabelSkew } from './index-scan.ts';
import { isSearchQuery, type ListPage, type ListQuery, type Total } from './list-query.ts';
import {
  byFilteredHits,
  byRareFilter,
  byScanForHits,
  estimateSearch,
  type SearchFacts,
} from './search-strategies.ts';
import {
  byAllHits,
  byFirstHits,
  byScanForWords,
  estimateWords,
  type WordFacts,
} from './word-strategies.ts';

type SearchQuery = ListQuery<SearchConditions>;
type Strategy<Q, Facts> = (tx: Tx, query: Q, facts: Facts) => Promise<ListPage | undefined>;

/**
 * The strategies for each kind of query, in the order in which they are tried. The first one that
 * applies returns the page; the last one always applies. The definition of each documents when it
 * applies and what it costs.
 */
export const strategies = {
  filters: [byMaintainedCount, byFilterIndex, byManyPaths, byCollecting, byIndexScan],
  words: [byAllHits, byScanForWords, byFirstHits],
  search: [byScanForHits, byFilteredHits, byRareFilter, byIndexScan],
} as const satisfies {
  filters: readonly Strategy<ListQuery, undefined>[];
  words: readonly Strategy<SearchQuery, WordFacts>[];
  search: readonly Strategy<SearchQuery, SearchFacts>[];
};

const firstAnswer = async <Q, Facts>(
  candidates: readonly Strategy<Q, Facts>[],
  tx: Tx,
  query: Q,
  facts: Facts,
): Promise<ListPage> => {
  for (const strategy of candidates) {
    const page = await strategy(tx, query, facts);
    if (page !== undefined) return page;
  }
  throw new Error('No strategy answered the page: the last one of a list has to.');
};

export const planFirstPage = async (tx: Tx, query: ListQuery): Promise<ListPage> => {
  if (!isSearchQuery(query)) return firstAnswer(strategies.filters, tx, query, undefined);
  if (query.conditions.besideSearch.isEmpty)
    return firstAnswer(strategies.words, tx, query, await estimateWords(tx, query));
  const narrowed = await withLabelSkew(tx, query);
  return firstAnswer(strategies.search, tx, narrowed, await estimateSearch(tx, narrowed));
};

/**
 * Plans a further page. The cursor contains the total, which decides between sorting and scanning.
 */
export const planNextPage = async (
  tx: Tx,
  query: ListQuery,
  { key, id, total, exact }: Position & Total,
): Promise<ListPage> => {
  const position = { key, id };
  const rows =
    exact && total <= maxCollectedFindings
      ? await sortAllMatches(tx, query, position)
      : await indexScanOrSort(tx, query, position);
  return { rows, total: { total, exact } };
};
