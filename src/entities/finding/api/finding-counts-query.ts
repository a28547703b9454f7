import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { countFindings } from '@/shared/api/generated/findings';
import type { WrittenFilters } from '@/shared/api/generated/model';
import { findingKeys } from './finding-keys';

/** As many as the contract takes in one request. */
const mostCounted = 50;

/** What a count is found by in the answer. */
export const countKey = (filters: object): string => JSON.stringify(filters);

/**
 * The numbers of matches of several queries in one request.
 *
 * @param since the end of the visit before: with it changes what is new
 */
export const findingCountsQuery = (
  queries: readonly WrittenFilters[],
  since: string | null | undefined,
) => {
  const filters = queries.slice(0, mostCounted);
  return queryOptions({
    queryKey: [...findingKeys.lists, 'counts', filters, since],
    queryFn: async ({ signal }) => {
      const { data } = await countFindings({ filters }, { signal });
      return new Map(filters.map((each, index) => [countKey(each), data[index]]));
    },
    placeholderData: keepPreviousData,
  });
};
