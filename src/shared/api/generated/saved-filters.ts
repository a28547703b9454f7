/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { queryOptions } from '@tanstack/react-query';

import type { ApiError } from '../api-error.ts';

import { http } from '../http.ts';

import type {
  SaveFilterRequest,
  SavedFilterDocument,
  SavedFilterList,
  UpdateFilterRequest,
} from './model';

/**
 * @summary Saved filters of the findings list
 */
export const listSavedFilters = (options?: RequestInit): Promise<SavedFilterList> =>
  http<SavedFilterList>(`/findings-filter/selected`, { ...options, method: 'GET' });

export const getListSavedFiltersQueryKey = () => ['findings-filter', 'selected'] as const;

export const getListSavedFiltersQueryOptions = () =>
  queryOptions<SavedFilterList, ApiError>({
    queryKey: getListSavedFiltersQueryKey(),
    queryFn: ({ signal }) => listSavedFilters({ signal }),
  });

/**
 * @summary Saved filters of another list
 */
export const listSavedFiltersOf = (
  source: 'repositories' | 'components',
  options?: RequestInit,
): Promise<SavedFilterList> =>
  http<SavedFilterList>(`/findings-filter/selected/${encodeURIComponent(String(source))}`, {
    ...options,
    method: 'GET',
  });

export const getListSavedFiltersOfQueryKey = (source: 'repositories' | 'components') =>
  ['findings-filter', 'selected', source] as const;

export const getListSavedFiltersOfQueryOptions = (source: 'repositories' | 'components') =>
  queryOptions<SavedFilterList, ApiError>({
    queryKey: getListSavedFiltersOfQueryKey(source),
    queryFn: ({ signal }) => listSavedFiltersOf(source, { signal }),
  });

/**
 * @summary Save filters under a name
 */
export const saveFilter = (
  saveFilterRequest: SaveFilterRequest,
  options?: RequestInit,
): Promise<SavedFilterDocument> =>
  http<SavedFilterDocument>(`/findings-filter/save`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(saveFilterRequest),
  });

/**
 * @summary Save filters of another list under a name
 */
export const saveFilterOf = (
  source: 'repositories' | 'components',
  saveFilterRequest: SaveFilterRequest,
  options?: RequestInit,
): Promise<SavedFilterDocument> =>
  http<SavedFilterDocument>(`/findings-filter/save/${encodeURIComponent(String(source))}`, {
    ...options,
    method: 'POST',
    body: JSON.stringify(saveFilterRequest),
  });

/**
 * @summary Activate a saved filter
 */
export const activateFilter = (name: string, options?: RequestInit): Promise<SavedFilterDocument> =>
  http<SavedFilterDocument>(`/findings-filter/activate/${encodeURIComponent(String(name))}`, {
    ...options,
    method: 'POST',
  });

/**
 * @summary Activate a saved filter of another list
 */
export const activateFilterOf = (
  name: string,
  source: 'repositories' | 'components',
  options?: RequestInit,
): Promise<SavedFilterDocument> =>
  http<SavedFilterDocument>(
    `/findings-filter/activate/${encodeURIComponent(String(name))}/${encodeURIComponent(String(source))}`,
    { ...options, method: 'POST' },
  );

/**
 * @summary Replace a saved filter and activate it
 */
export const updateFilter = (
  name: string,
  updateFilterRequest: UpdateFilterRequest,
  options?: RequestInit,
): Promise<SavedFilterDocument> =>
  http<SavedFilterDocument>(
    `/findings-filter/${encodeURIComponent(String(name))}/update-activate`,
    { ...options, method: 'PUT', body: JSON.stringify(updateFilterRequest) },
  );

/**
 * @summary Replace a saved filter of another list and activate it
 */
export const updateFilterOf = (
  name: string,
  source: 'repositories' | 'components',
  updateFilterRequest: UpdateFilterRequest,
  options?: RequestInit,
): Promise<SavedFilterDocument> =>
  http<SavedFilterDocument>(
    `/findings-filter/${encodeURIComponent(String(name))}/update-activate/${encodeURIComponent(String(source))}`,
    { ...options, method: 'PUT', body: JSON.stringify(updateFilterRequest) },
  );

/**
 * @summary Remove a saved filter
 */
export const deleteFilter = (name: string, options?: RequestInit): Promise<void> =>
  http<void>(`/findings-filter/delete/${encodeURIComponent(String(name))}`, {
    ...options,
    method: 'DELETE',
  });

/**
 * @summary Remove a saved filter of another list
 */
export const deleteFilterOf = (
  name: string,
  source: 'repositories' | 'components',
  options?: RequestInit,
): Promise<void> =>
  http<void>(
    `/findings-filter/delete/${encodeURIComponent(String(name))}/${encodeURIComponent(String(source))}`,
    { ...options, method: 'DELETE' },
  );
