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
 * For the menu of saved filters above the findings list. Every user may call it and gets the filters that they own, then those that others of the organisation share. A user who has none gets an empty list, and `active` is null until they activate one. `dropped` names filters that no longer exist.
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
 * For the menu of saved filters above the list that `source` names. Every user may call it and gets the filters that they own, then those that others of the organisation share. A user who has none gets an empty list, and `active` is null until they activate one.
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
 * Keeps the filters of the findings list so that the user can return to them, and activates them for that user. Every user may call it. `shared` shows them to the whole organisation; `is_default` takes the place of the user's earlier default. A value that the list cannot filter by is refused with 422, a name that the user already has with 409.
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
 * Keeps the filters of the list that `source` names and activates them for the user. Every user may call it. `shared` shows them to the whole organisation; `is_default` takes the place of the user's earlier default for that list. A value that the list cannot filter by is refused with 422, a name that the user already has with 409.
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
 * Remembers which saved filter of the findings list the user works with; other users keep theirs. Every user may activate their own filters and the shared ones. The name is compared without regard to case, and the user's own filter comes before a shared one of the same name. A name that the user cannot see returns 404.
 * @summary Activate a saved filter
 */
export const activateFilter = (name: string, options?: RequestInit): Promise<SavedFilterDocument> =>
  http<SavedFilterDocument>(`/findings-filter/activate/${encodeURIComponent(String(name))}`, {
    ...options,
    method: 'POST',
  });

/**
 * Remembers which saved filter of the list that `source` names the user works with; other users keep theirs. Every user may activate their own filters and the shared ones. The name is compared without regard to case, and a name that the user cannot see returns 404.
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
 * Writes other filters under a saved name of the findings list, renames it where `name` is given, and activates it for the caller. Users may change what they own; administrators may also change what others share. `shared` and `is_default` stay as they are when they are omitted. A name that the caller cannot see returns 404.
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
 * Writes other filters under a saved name of the list that `source` names, renames it where `name` is given, and activates it for the caller. Users may change what they own; administrators may also change what others share. A name that the caller cannot see returns 404.
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
 * Removes a saved filter of the findings list for good; users who had activated it have no active filter afterwards. Users may remove what they own; administrators may also remove what others share. A name that the caller cannot see returns 404.
 * @summary Remove a saved filter
 */
export const deleteFilter = (name: string, options?: RequestInit): Promise<void> =>
  http<void>(`/findings-filter/delete/${encodeURIComponent(String(name))}`, {
    ...options,
    method: 'DELETE',
  });

/**
 * Removes a saved filter of the list that `source` names for good; users who had activated it have no active filter afterwards. Users may remove what they own; administrators may also remove what others share. A name that the caller cannot see returns 404.
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
