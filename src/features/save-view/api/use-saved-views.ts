import { useQuery } from '@tanstack/react-query';
import type { SavedFilter } from '@/shared/api/generated/model';
import type { ViewList } from '../model/view-list';
import { savedViewsOf } from './saved-views-query';

const none: readonly SavedFilter[] = [];

interface SavedViews {
  readonly views: readonly SavedFilter[];
  readonly isPending: boolean;
  /** Views exist but could not be loaded. */
  readonly failed: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export function useSavedViews(list: ViewList): SavedViews {
  const { data, isPending, isError, isFetching, refetch } = useQuery(savedViewsOf(list));
  return {
    views: data?.data ?? none,
    isPending,
    failed: isError && data === undefined,
    isFetching,
    refetch,
  };
}
