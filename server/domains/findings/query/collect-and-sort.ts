// Collect and sort: finds all matches by an index, sorts them and reads one page of rows. Costs one
// read for each match, whatever the order.
import { sql, type SQL } from 'drizzle-orm';
import type { FindingFilterKey } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import type { Candidates, LabelCandidates } from './condition-parts.ts';
import { maxCollectedFindings, maxIntersectedIds, noLimit } from './cost-model.ts';
import { countEachFilter } from './finding-counts.repo.ts';
import type { Position } from './finding-order.ts';
import type { FindingRowRecord } from './finding-row.ts';
import {
  type Collected,
  collectCandidates,
  collectFirstHits,
  collectHits,
  collectMatches,
} from './finding-rows.repo.ts';
import { parseSearch, type Search } from './finding-search.ts';
import { isSearchQuery, type ListQuery } from './list-query.ts';

type RankedCandidates = { candidates: LabelCandidates; count: number };

/** Ranks the label filters by the number of findings that each matches alone, the rarest first. */
export const rankLabelCandidates = async (
  tx: Tx,
  { conditions: { clientId, labelCandidates, query } }: ListQuery,
): Promise<RankedCandidates[]> => {
  const keys: FindingFilterKey[] = labelCandidates.map(({ key }) => key);
  const counts = await countEachFilter(tx, clientId, query.filters, keys);
  return labelCandidates
    .map((candidates, index) => ({ candidates, count: counts[index] ?? noLimit }))
    .toSorted((one, other) => one.count - other.count);
};

/**
 * Chooses the findings of a rare label, or the intersection of two frequent ones in the label
 * index. Returns undefined if the labels are too frequent to start from.
 */
export const chooseLabelCandidates = async (
  tx: Tx,
  query: ListQuery,
): Promise<Candidates | undefined> => {
  const [rarest, second] = await rankLabelCandidates(tx, query);
  if (rarest === undefined) return undefined;
  if (rarest.count <= maxCollectedFindings) return rarest.candidates;
  return second !== undefined && second.count <= maxIntersectedIds
    ? {
        ids: sql`(${rarest.candidates.ids}) intersect (${second.candidates.ids})`,
        remainder: rarest.candidates.remainder,
      }
    : undefined;
};

/** Collects up to `limit` matches by the cheapest access path, and sorts them. */
export const collectAndSort = async (
  tx: Tx,
  query: ListQuery,
  limit: number,
  position?: Position,
): Promise<Collected> => {
  const { order, window, conditions } = query;
  if (isSearchQuery(query))
    return collectHits(tx, query.conditions, order, window, limit, position);
  const candidates = await chooseLabelCandidates(tx, query);
  return candidates === undefined
    ? collectMatches(tx, conditions, order, window, limit, position)
    : collectCandidates(tx, conditions.clientId, candidates, order, window, limit, position);
};

/** The condition on paths, if the path pattern is the only filter. */
export const pathConditionAlone = ({ scope, conditions }: ListQuery): SQL | undefined => {
  const { pathCondition, query } = conditions;
  return scope === 'all' && query.q === undefined && Object.keys(query.filters).length === 1
    ? pathCondition
    : undefined;
};

/** The search that answers the whole query: words without filters, or a path pattern alone. */
const searchAlone = (query: ListQuery): Search | undefined => {
  if (isSearchQuery(query))
    return query.conditions.besideSearch.isEmpty ? query.conditions.search : undefined;
  const search =
    pathConditionAlone(query) !== undefined ? parseSearch(query.conditions.query) : undefined;
  return search === 'nothing' ? undefined : search;
};

/** Returns a page of all matches, without a limit and without the total. */
export const sortAllMatches = async (
  tx: Tx,
  query: ListQuery,
  position?: Position,
): Promise<FindingRowRecord[]> => {
  const search = searchAlone(query);
  // The hits of a search are read in the order of the table's pages, those of many paths one by
  // one.
  if (search !== undefined)
    return (
      await collectFirstHits(tx, query.conditions.clientId, search, query.order, query.window, {
        position,
      })
    ).rows;
  return (await collectAndSort(tx, query, noLimit, position)).rows;
};
