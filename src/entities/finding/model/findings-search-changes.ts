// Separate from the validation of the URL, which every page loads.
import { decodeFilters, encodeFilters } from '#domain/finding-filter-codec';
import {
  defaultFindingSort,
  findingFilterKeys,
  isAllOpen,
  isFindingFilterKey,
  openFilters,
  type FindingFilterKey,
  type FindingFilters,
  type FindingSortField,
  type SortDirection,
} from '#domain/finding-filters';
import { validateFindingsSearch, type FindingsSearch } from './findings-search';

export const filtersOf = (search: FindingsSearch): FindingFilters =>
  decodeFilters(search as Readonly<Record<string, unknown>>);

/** Replaces one filter of the search; undefined removes it. The rest of the URL state stays. */
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
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !isFindingFilterKey(key)));
}

export const activeFilterKeys = (search: FindingsSearch): FindingFilterKey[] =>
  findingFilterKeys.filter((key) => search[key] !== undefined);

/**
 * The filters as users count them: the three that together mean "open", which the list starts with,
 * count as one.
 */
export function namedFilterKeys(search: FindingsSearch): FindingFilterKey[] {
  const isOpen = isAllOpen(filtersOf(search));
  return activeFilterKeys(search).filter(
    (key) => !isOpen || key === 'status' || !(key in openFilters),
  );
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

/**
 * Toggles the direction of the current column, or sorts by a new column with its most useful end
 * first.
 */
export function withSort(search: FindingsSearch, field: FindingSortField): FindingsSearch {
  const current = sortOf(search);
  const firstEnd: SortDirection = alphabetic.has(field) || field === 'due_at' ? 'asc' : 'desc';
  const direction =
    current.field === field ? (current.direction === 'asc' ? 'desc' : 'asc') : firstEnd;
  return validateFindingsSearch({ ...search, sort_field: field, sort: direction });
}
