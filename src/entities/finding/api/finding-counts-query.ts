import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { countFindings } from '@/shared/api/generated/findings';
import type { WrittenFilters } from '@/shared/api/generated/model';
import { findingKeys } from './finding-keys';

/** The maximum that the contract accepts in one request. */
const mostCounted = 50;

/** The key by which a count is found in the response. */
export const countKey = (filters: object): string => JSON.stringify(filters);

/**
 * The match counts of several queries in one request.
 *
 * @param since the end of the previous visit, which changes what is new
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
