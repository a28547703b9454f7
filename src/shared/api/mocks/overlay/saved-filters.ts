import type { HttpHandler } from 'msw';
import type { SavedFilter, SaveFilterRequest, UpdateFilterRequest } from '../../generated/model';
import {
  getActivateFilterMockHandler,
  getDeleteFilterMockHandler,
  getListSavedFiltersMockHandler,
  getSaveFilterMockHandler,
  getUpdateFilterMockHandler,
} from '../generated/saved-filters/saved-filters.msw';
import { refuse } from '../problem';
import type { MockState } from '../state';

export function savedFiltersOverlay(state: MockState): HttpHandler[] {
  const named = (name: unknown): SavedFilter => {
    const found = state.savedFilters.find((filter) => filter.name === name);
    if (!found) refuse(404, 'Saved filter not found.');
    return found;
  };
  /** Puts it into the list as the one that is active. */
  const activate = (filter: SavedFilter) => {
    const active = { ...filter, active: true };
    const others = state.savedFilters
      .filter(({ name }) => name !== filter.name)
      .map((other) => ({ ...other, active: false }));
    state.savedFilters = [...others, active];
    return { data: active };
  };
  return [
    getListSavedFiltersMockHandler(() => ({
      data: state.savedFilters,
      active: state.savedFilters.find(({ active }) => active)?.name ?? null,
    })),
    getSaveFilterMockHandler(async ({ request }) => {
      const {
        name,
        filters,
        shared = false,
        is_default: isDefault = false,
      } = (await request.json()) as SaveFilterRequest;
      if (state.savedFilters.some((filter) => filter.name === name))
        refuse(409, 'A saved filter with this name exists already.');
      return activate({
        name,
        filters,
        shared,
        is_default: isDefault,
        active: true,
        owner: null,
        dropped: [],
      });
    }),
    getActivateFilterMockHandler(({ params }) => activate(named(params['name']))),
    getUpdateFilterMockHandler(async ({ params, request }) =>
      activate({ ...named(params['name']), ...((await request.json()) as UpdateFilterRequest) }),
    ),
    getDeleteFilterMockHandler(({ params }) => {
      const { name } = named(params['name']);
      state.savedFilters = state.savedFilters.filter((filter) => filter.name !== name);
    }),
  ];
}
