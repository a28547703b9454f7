import { validateFindingsSearch, type FindingsSearch } from '@/entities/finding';
import {
  comparedKinds,
  findingChanges,
  type ComparedKind,
  type FindingChange,
} from '#domain/finding-comparison';

/** The filters and order of the list. The page provides the repository and the change. */
type ListSearch = Omit<
  FindingsSearch,
  'change' | 'repository' | 'peek' | 'view' | 'group' | 'open'
>;

/** The tabs: new and gone together, and each change alone. */
export const listedChanges = ['all', ...findingChanges] as const;
export type ListedChange = (typeof listedChanges)[number];

/** The changes of a tab. */
export const changesIn = (listed: ListedChange): readonly FindingChange[] =>
  listed === 'all' ? ['new', 'gone'] : [listed];

/** The compared sides, the selected tab, and the list's filters. */
export interface CompareSearch extends ListSearch {
  readonly by?: ComparedKind;
  /** Branch, scan or day; if the URL has none, the page chooses one. */
  readonly before?: string;
  readonly after?: string;
  /** Defaults to new and gone together. */
  readonly shown?: Exclude<ListedChange, 'all'>;
  /** For new and gone together: sorts both by priority. Defaults to one after the other. */
  readonly order?: 'priority';
}

export function listSearchOf(search: object): ListSearch {
  const list: FindingsSearch = { ...validateFindingsSearch({ ...search }) };
  for (const key of ['change', 'repository', 'peek', 'view', 'group', 'open'] as const)
    Reflect.deleteProperty(list, key);
  return list;
}

const sideOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : undefined;

/** Normalizes any URL. */
export function validateCompareSearch(input: Readonly<Record<string, unknown>>): CompareSearch {
  const by = comparedKinds.find((kind) => kind === input.by);
  const shown = findingChanges.find((change) => change === input.shown);
  const [before, after] = [sideOf(input.before), sideOf(input.after)];
  return {
    ...listSearchOf(input),
    ...(by && { by }),
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
    ...(shown && { shown }),
    ...(input.order === 'priority' && { order: input.order }),
  };
}
