import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { FindingFilterKey } from '@/shared/rules/finding-filters';
import type { FindingRow } from '../model/finding';
import { isOldInSight, rowsOf, type RowSight } from '../model/finding-pages';
import type { FindingsSearch } from '../model/findings-search';
import { findingQueries } from './finding-queries';

const none: readonly FindingRow[] = [];

/** The rows read so far, with what the list needs to say about the rest. Old ones are read again when they come into `sight`. */
export function useFindingPages(search: FindingsSearch, sight: RowSight) {
  const {
    data,
    dataUpdatedAt,
    isPending,
    isPlaceholderData,
    error,
    isFetching,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery(findingQueries.pages(search, sight));
  const catchUp = useEffectEvent(() => {
    // What failed is asked for again when there is a connection or somebody wants it, not at once and for ever.
    if (data && !error && !isPlaceholderData && !isFetching && isOldInSight(data.pages, sight))
      void refetch();
  });
  useEffect(() => {
    catchUp();
    return sight.subscribe(() => catchUp());
  }, [sight, data, isFetching]);
  const meta = data?.pages[0]?.meta;
  return {
    findings: data ? rowsOf(data.pages) : none,
    total: meta?.total ?? 0,
    exact: meta?.total_is_exact ?? true,
    /** When the person looked. */
    seenAt: dataUpdatedAt,
    isPending,
    /** Rows of the query before, shown until the new ones come. */
    isStale: isPlaceholderData,
    /** Why there are no rows to show; rows that could not be read again stay. */
    error: data ? null : error,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    needMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
}

/** @param isWanted false while nobody sees them: each filter's options are a question of their own */
export function useFilterOptions(
  key: FindingFilterKey,
  search: FindingsSearch,
  typed: string,
  isWanted: boolean,
) {
  const options = findingQueries.options(key, search, typed);
  return useQuery({ ...options, enabled: isWanted && options.enabled !== false });
}

export function useFindingCount(
  search: FindingsSearch,
): { total: number; exact: boolean } | undefined {
  const { data } = useQuery(findingQueries.count(search));
  return data && { total: data.total, exact: data.total_is_exact };
}
