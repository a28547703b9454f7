import {
  canonicalFilters,
  decodeFilters,
  encodeFilters,
  type WrittenFilters,
} from '#domain/finding-filter-codec';
import { isUuid } from '@/shared/lib/uuid';
import {
  defaultFindingSort,
  findingFilterKeys,
  findingSortFields,
  sortDirections,
  type FindingFilterKey,
  type FindingFilters,
  type FindingSortField,
  type SortDirection,
} from '#domain/finding-filters';

export const findingGroupings = ['repository', 'rule', 'cve', 'component', 'file'] as const;
export type FindingGrouping = (typeof findingGroupings)[number];

/**
 * The URL of every findings list: filters in their written form, the search text, the order, and
 * which finding is peeked at.
 * It is the single state of the screen; list, facets, count, saved view, export and dashboard links
 * all read it.
 */
export interface FindingsSearch extends WrittenFilters {
  readonly q?: string;
  readonly sort?: SortDirection;
  readonly sort_field?: FindingSortField;
  readonly group?: FindingGrouping;
  /** The group that is open in the grouped list. */
  readonly open?: string;
  readonly peek?: string;
  readonly view?: string;
}

const text = (value: unknown, max: number): string | undefined => {
  const trimmed =
    typeof value === 'string' || typeof value === 'number'
      ? String(value).trim().slice(0, max).trim()
      : '';
  return trimmed === '' ? undefined : trimmed;
};
const oneOf = <T extends string>(members: readonly T[], value: unknown): T | undefined =>
  members.find((member) => member === value);

/** Normalizes any URL: drops unknown keys, invalid values and defaults. */
export function validateFindingsSearch(input: Readonly<Record<string, unknown>>): FindingsSearch {
  const q = text(input.q, 500);
  const sortField = oneOf(findingSortFields, input.sort_field);
  const sort = oneOf(sortDirections, input.sort);
  const isDefault =
    (sortField ?? defaultFindingSort.sort_field) === defaultFindingSort.sort_field &&
    (sort ?? defaultFindingSort.sort) === defaultFindingSort.sort;
  const group = oneOf(findingGroupings, input.group);
  const open = text(input.open, 500);
  const peek = isUuid(input.peek) ? input.peek : undefined;
  const view = text(input.view, 100);
  return {
    ...canonicalFilters(input),
    ...(q !== undefined && { q }),
    ...(!isDefault && {
      sort_field: sortField ?? defaultFindingSort.sort_field,
      sort: sort ?? defaultFindingSort.sort,
    }),
    ...(group !== undefined && { group }),
    ...(open !== undefined && { open }),
    ...(peek !== undefined && { peek }),
    ...(view !== undefined && { view }),
  };
}

export const filtersOf = (search: FindingsSearch): FindingFilters =>
  decodeFilters(search as Readonly<Record<string, unknown>>);

/**
 * The search with one filter replaced; undefined takes it out. The rest of the screen's state
 * stays.
 */
export function withFilter<K extends FindingFilterKey>(
  search: FindingsSearch,
  key: K,
  value: FindingFilters[K] | undefined,
): FindingsSearch {
  const { [key]: _replaced, ...rest } = search;
  return { ...rest, ...(value !== undefined && encodeFilters({ [key]: value })) };
}

export const withFilters = (search: FindingsSearch, filters: FindingFilters): FindingsSearch => ({
  ...search,
  ...encodeFilters(filters),
});

export function withoutFilters(search: FindingsSearch): FindingsSearch {
  const { q: _text, ...rest } = search;
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !activeKeySet.has(key)));
}
const activeKeySet: ReadonlySet<string> = new Set(findingFilterKeys);

export const activeFilterKeys = (search: FindingsSearch): FindingFilterKey[] =>
  findingFilterKeys.filter((key) => search[key] !== undefined);

/** What defines the set of findings: filters and text, without order, grouping or preview. */
export function queryOf(search: FindingsSearch): WrittenFilters & { q?: string } {
  return {
    ...canonicalFilters(search as Readonly<Record<string, unknown>>),
    ...(search.q !== undefined && { q: search.q }),
  };
}

export const sortOf = (
  search: FindingsSearch,
): { field: FindingSortField; direction: SortDirection } => ({
  field: search.sort_field ?? defaultFindingSort.sort_field,
  direction: search.sort ?? defaultFindingSort.sort,
});

const alphabetic: ReadonlySet<FindingSortField> = new Set<FindingSortField>([
  'title',
  'repository',
  'tool',
  'rule',
  'component',
  'file',
]);

/** Toggles the direction of a column, or sorts by a new column with its most useful end first. */
export function withSort(search: FindingsSearch, field: FindingSortField): FindingsSearch {
  const current = sortOf(search);
  const firstEnd: SortDirection = alphabetic.has(field) || field === 'due_at' ? 'asc' : 'desc';
  const direction =
    current.field === field ? (current.direction === 'asc' ? 'desc' : 'asc') : firstEnd;
  return validateFindingsSearch({ ...search, sort_field: field, sort: direction });
}
