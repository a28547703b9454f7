import { useInfiniteQuery } from '@tanstack/react-query';
import { findingQueries, withFilters, type FindingsSearch } from '@/entities/finding';

/**
 * The findings of several changes: one change after the other, or all in the list's order. The
 * server cannot sort by change, so each change is a separate list, and the next begins where the
 * previous ends.
 *
 * @param filters values of the filter `change`, one or two
 */
export function useChangedFindings(
  list: FindingsSearch,
  filters: readonly string[],
  isByChange: boolean,
) {
  const [first = '', second] = filters;
  const isSplit = isByChange && second !== undefined;
  const one = useInfiniteQuery(
    findingQueries.pages(withFilters(list, { change: isSplit ? [first] : [...filters] })),
  );
  const isOneRead = one.data !== undefined && !one.hasNextPage && !one.isPlaceholderData;
  const two = useInfiniteQuery({
    ...findingQueries.pages(withFilters(list, { change: [second ?? first] })),
    enabled: isSplit && isOneRead,
  });
  const isTwo = isSplit && isOneRead;
  const read = isTwo ? [one, two] : [one];
  const last = isTwo ? two : one;
  return {
    findings: read.flatMap(({ data }) => data?.pages.flatMap((page) => page.data) ?? []),
    isPending: one.isPending || (isTwo && two.isPending),
    isStale: read.some(({ isPlaceholderData }) => isPlaceholderData),
    error: one.error ?? (isTwo ? two.error : null),
    refetch: () => (one.error ? one.refetch() : two.refetch()),
    hasMore: last.hasNextPage,
    isLoadingMore: last.isFetchingNextPage,
    needMore: () => void last.fetchNextPage(),
  };
}
