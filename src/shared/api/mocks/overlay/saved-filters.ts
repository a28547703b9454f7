import type {
  FilterSource,
  SavedFilter,
  SaveFilterRequest,
  UpdateFilterRequest,
} from '../../generated/model';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import type { StoredValue } from '../store';
import { bodyOf } from './request';

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

const savedFilterOf = ({
  name,
  filters,
  shared = false,
  is_default: isDefault = false,
}: SaveFilterRequest): SavedFilter => ({
  name,
  filters,
  shared,
  is_default: isDefault,
  active: true,
  owner: null,
  dropped: [],
});

/** The saved views of one list. */
class Views {
  readonly #kept: StoredValue<SavedFilter[]>;

  constructor(kept: StoredValue<SavedFilter[]>) {
    this.#kept = kept;
  }

  get #saved(): SavedFilter[] {
    return this.#kept.value;
  }

  set #saved(saved: SavedFilter[]) {
    this.#kept.value = saved;
  }

  list() {
    const active = this.#saved.find((filter) => filter.active)?.name ?? null;
    return { data: this.#saved, active };
  }

  #named(name: unknown): SavedFilter {
    const found = this.#saved.find((filter) => filter.name === name);
    if (!found) refuse(404, 'Saved filter not found.');
    return found;
  }

  /** Adds the view as the active one. It replaces the one with the old name. */
  #activate(filter: SavedFilter, old = filter.name) {
    const active = { ...filter, active: true };
    const others = this.#saved
      .filter(({ name }) => name !== old)
      .map((other) => ({ ...other, active: false }));
    this.#saved = [...others, active];
    return { data: active };
  }

  #refuseTaken(name: string): void {
    if (this.#saved.some((filter) => filter.name === name))
      refuse(409, 'You already have a saved view with this name.', 'view_name_taken');
  }

  save(request: SaveFilterRequest) {
    this.#refuseTaken(request.name);
    return this.#activate(savedFilterOf(request));
  }

  activate({ name }: Params) {
    return this.#activate(this.#named(name));
  }

  update({ name }: Params, change: UpdateFilterRequest) {
    const found = this.#named(name);
    if (change.name !== undefined && change.name !== found.name) this.#refuseTaken(change.name);
    return this.#activate({ ...found, ...change }, found.name);
  }

  remove({ name }: Params) {
    const gone = this.#named(name);
    this.#saved = this.#saved.filter((filter) => filter !== gone);
  }
}

export function savedFiltersOverlay(state: MockState) {
  const findings = new Views(state.store.one('filters of findings', state.savedFilters));
  const others: Readonly<Record<FilterSource, Views>> = {
    repositories: new Views(state.store.one('filters of repositories', [])),
    components: new Views(state.store.one('filters of components', [])),
  };
  const of = ({ source }: Params) => others[source as FilterSource]; // validated by the gate
  return {
    listSavedFilters: () => findings.list(),
    saveFilter: async ({ request }) => findings.save(await bodyOf(request)),
    activateFilter: ({ params }) => findings.activate(params),
    updateFilter: async ({ params, request }) => findings.update(params, await bodyOf(request)),
    deleteFilter: ({ params }) => findings.remove(params),
    listSavedFiltersOf: ({ params }) => of(params).list(),
    saveFilterOf: async ({ params, request }) => of(params).save(await bodyOf(request)),
    activateFilterOf: ({ params }) => of(params).activate(params),
    updateFilterOf: async ({ params, request }) => of(params).update(params, await bodyOf(request)),
    deleteFilterOf: ({ params }) => of(params).remove(params),
  } satisfies Overlay;
}
