import type { Deps } from '../../../platform/deps.ts';
import { defineRoutes } from '../../../platform/http/types.ts';
import {
  activateFilter,
  deleteFilter,
  listSavedFilters,
  saveColumns,
  saveFilter,
  selectedColumnsOf,
  updateFilter,
} from './saved-filters.service.ts';

/**
 * Each operation exists twice: for the findings list, and with the source suffix for another list.
 */
export const savedFiltersRoutes = (deps: Deps) =>
  defineRoutes({
    listSavedFilters: async ({ who }) => ({
      status: 200,
      body: await listSavedFilters(deps, who, 'findings'),
    }),
    listSavedFiltersOf: async ({ path, who }) => ({
      status: 200,
      body: await listSavedFilters(deps, who, path.source),
    }),

    saveFilter: async ({ body, who }) => ({
      status: 201,
      body: await saveFilter(deps, who, 'findings', body),
    }),
    saveFilterOf: async ({ path, body, who }) => ({
      status: 201,
      body: await saveFilter(deps, who, path.source, body),
    }),

    activateFilter: async ({ path, who }) => ({
      status: 200,
      body: await activateFilter(deps, who, 'findings', path.name),
    }),
    activateFilterOf: async ({ path, who }) => ({
      status: 200,
      body: await activateFilter(deps, who, path.source, path.name),
    }),

    updateFilter: async ({ path, body, who }) => ({
      status: 200,
      body: await updateFilter(deps, who, 'findings', path.name, body),
    }),
    updateFilterOf: async ({ path, body, who }) => ({
      status: 200,
      body: await updateFilter(deps, who, path.source, path.name, body),
    }),

    deleteFilter: async ({ path, who }) => {
      await deleteFilter(deps, who, 'findings', path.name);
      return { status: 204 };
    },
    deleteFilterOf: async ({ path, who }) => {
      await deleteFilter(deps, who, path.source, path.name);
      return { status: 204 };
    },

    getSelectedFindingColumns: async ({ who }) => ({
      status: 200,
      body: await selectedColumnsOf(deps, who),
    }),
    saveFindingColumns: async ({ body, who }) => ({
      status: 200,
      body: await saveColumns(deps, who, body),
    }),
  });
