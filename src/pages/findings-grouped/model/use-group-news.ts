import { useQueries, useQuery } from '@tanstack/react-query';
import {
  countKey,
  findingCountsQuery,
  findingQueries,
  findingsVisitQuery,
  queryOf,
  type FindingGrouping,
  type FindingsSearch,
  withFilters,
} from '@/entities/finding';
import { openFilters } from '#domain/finding-filters';
import type { FindingGroup } from '@/shared/api/generated/model';
import { useInitialLoadSettled } from '@/shared/lib/first-load/use-initial-load-settled';
import { groupSearch } from './group-search';

/** The number of groups counted per request. */
const groupsOfCall = 50;

const chunksOf = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );

/** Decided findings and duplicates are not marked as new, so they are not counted. */
const newOf = (search: FindingsSearch): FindingsSearch => ({
  ...withFilters({}, openFilters),
  ...search,
  new_since: 'last_visit',
});

const isOfOpen = ({ status }: FindingsSearch): boolean =>
  status === undefined ||
  status.split(',').every((each) => openFilters.status.some((open) => open === each));

/** A group's findings that are new since the user's last visit. */
export const newOfGroup = (
  search: FindingsSearch,
  grouping: FindingGrouping,
  group: Pick<FindingGroup, 'key' | 'label'>,
): FindingsSearch => newOf(groupSearch(search, grouping, group));

/**
 * How many findings of each group are new since the user's last visit. Counts them after the groups
 * have loaded, and only if there are any new findings.
 */
export function useGroupNews(
  search: FindingsSearch,
  grouping: FindingGrouping,
  groups: readonly FindingGroup[],
): (group: FindingGroup) => number {
  // In a list of new findings, every group would have the mark.
  const isWanted = useInitialLoadSettled() && search.new_since === undefined && isOfOpen(search);
  const visit = useQuery({ ...findingsVisitQuery(), enabled: isWanted }).data?.data;
  const { group: _group, open: _open, ...rest } = search;
  const all = useQuery({
    ...findingQueries.count(newOf(rest)),
    enabled: isWanted && visit !== undefined,
  });
  const isAny = isWanted && (all.data?.total ?? 0) > 0;
  const queries = groups.map((group) => queryOf(newOfGroup(search, grouping, group)));
  const counts = useQueries({
    queries: chunksOf(queries, groupsOfCall).map((chunk) => ({
      ...findingCountsQuery(chunk, visit?.since),
      enabled: isAny,
    })),
  });
  return (group) => {
    if (!isAny) return 0;
    const key = countKey(queryOf(newOfGroup(search, grouping, group)));
    return counts.find(({ data }) => data?.has(key))?.data?.get(key)?.total ?? 0;
  };
}
