import { queryOptions } from '@tanstack/react-query';
import {
  activateFilter,
  activateFilterOf,
  deleteFilter,
  deleteFilterOf,
  getListSavedFiltersOfQueryKey,
  getListSavedFiltersQueryKey,
  listSavedFilters,
  listSavedFiltersOf,
  saveFilter,
  saveFilterOf,
  updateFilter,
  updateFilterOf,
} from '@/shared/api/generated/saved-filters';
import type { SaveFilterRequest, UpdateFilterRequest } from '@/shared/api/generated/model';
import type { ViewList } from '../model/view-list';

/** The calls of a list's saved views: each exists for findings, and with a suffix for the others. */
export const viewCalls = (list: ViewList) =>
  list === 'findings'
    ? {
        save: (request: SaveFilterRequest) => saveFilter(request),
        activate: (name: string) => activateFilter(name),
        update: (name: string, request: UpdateFilterRequest) => updateFilter(name, request),
        remove: (name: string) => deleteFilter(name),
      }
    : {
        save: (request: SaveFilterRequest) => saveFilterOf(list, request),
        activate: (name: string) => activateFilterOf(name, list),
        update: (name: string, request: UpdateFilterRequest) => updateFilterOf(name, list, request),
        remove: (name: string) => deleteFilterOf(name, list),
      };

export const savedViewsOf = (list: ViewList) =>
  queryOptions({
    queryKey:
      list === 'findings' ? getListSavedFiltersQueryKey() : getListSavedFiltersOfQueryKey(list),
    queryFn: ({ signal }) =>
      list === 'findings' ? listSavedFilters({ signal }) : listSavedFiltersOf(list, { signal }),
    staleTime: 60_000,
  });

export const savedViewsQuery = () => savedViewsOf('findings');
