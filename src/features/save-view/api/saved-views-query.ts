import { queryOptions } from '@tanstack/react-query';
import {
  getListSavedFiltersOfQueryKey,
  getListSavedFiltersQueryKey,
  listSavedFilters,
  listSavedFiltersOf,
} from '@/shared/api/generated/saved-filters';
import type { ViewList } from '../model/view-list';

export const savedViewsOf = (list: ViewList) =>
  queryOptions({
    queryKey:
      list === 'findings' ? getListSavedFiltersQueryKey() : getListSavedFiltersOfQueryKey(list),
    queryFn: ({ signal }) =>
      list === 'findings' ? listSavedFilters({ signal }) : listSavedFiltersOf(list, { signal }),
    staleTime: 60_000,
  });

export const savedViewsQuery = () => savedViewsOf('findings');
