import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { FindingFilterKey } from '#domain/finding-filters';
import type { FindingRow } from '../model/finding';
import { hasStaleVisiblePage, rowsOf, type VisibleRows } from '../model/finding-pages';
import { useFindingsClient } from '../model/findings-client';
import type { FindingsSearch } from '../model/findings-search';
import { findingQueries } from './finding-queries';

const none: readonly FindingRow[] = [];

/**
 * The rows loaded so far and the state of the list. Stale pages are refetched when they become
 * visible.
 */
export function useFindingPages(search: FindingsSearch, sight: VisibleRows) {
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
  } = useInfiniteQuery(findingQueries.pages(search, sight, useFindingsClient()));
  const catchUp = useEffectEvent(() => {
    // A failed request is retried on reconnect or by the user, not in a loop.
    if (
      data &&
      !error &&
      !isPlaceholderData &&
      !isFetching &&
      hasStaleVisiblePage(data.pages, sight)
    )
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
    /** The organizations that were read, in a list over several. */
    clients: data?.pages.at(-1)?.meta.clients,
    /** When the rows were loaded, in ms. */
    seenAt: dataUpdatedAt,
    isPending,
    /** True while rows of the previous query are shown. */
    isStale: isPlaceholderData,
    /** Why there are no rows. If a refetch fails, the previous rows stay. */
    error: data ? null : error,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    needMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
}

/**
 * @param isWanted false while the filter is hidden, because each filter's options need a separate
 * request
 */
export function useFilterOptions(
  key: FindingFilterKey,
  search: FindingsSearch,
  typed: string,
  isWanted: boolean,
) {
  const options = findingQueries.options(key, search, typed, useFindingsClient());
  return useQuery({ ...options, enabled: isWanted && options.enabled !== false });
}

export function useFindingCount(
  search: FindingsSearch,
): { total: number; exact: boolean } | undefined {
  const { data } = useQuery(findingQueries.count(search, useFindingsClient()));
  return data && { total: data.total, exact: data.total_is_exact };
}
