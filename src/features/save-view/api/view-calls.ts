import {
  deleteFilter,
  deleteFilterOf,
  saveFilter,
  saveFilterOf,
  updateFilter,
  updateFilterOf,
} from '@/shared/api/generated/saved-filters';
import type { SaveFilterRequest, UpdateFilterRequest } from '@/shared/api/generated/model';
import type { ViewList } from '../model/view-list';

/**
 * The operations for a list's saved views: those of findings, or those of other lists, which have a
 * suffix.
 */
export const viewCalls = (list: ViewList) =>
  list === 'findings'
    ? {
        save: (request: SaveFilterRequest) => saveFilter(request),
        update: (name: string, request: UpdateFilterRequest) => updateFilter(name, request),
        remove: (name: string) => deleteFilter(name),
      }
    : {
        save: (request: SaveFilterRequest) => saveFilterOf(list, request),
        update: (name: string, request: UpdateFilterRequest) => updateFilterOf(name, list, request),
        remove: (name: string) => deleteFilterOf(name, list),
      };
