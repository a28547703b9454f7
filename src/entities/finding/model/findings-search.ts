import { canonicalFilters, type WrittenFilters } from '#domain/finding-filter-codec';
import { isUuid } from '@/shared/lib/uuid';
import {
  defaultFindingSort,
  findingSortFields,
  sortDirections,
  type FindingSortField,
  type SortDirection,
} from '#domain/finding-filters';

export const findingGroupings = ['repository', 'rule', 'cve', 'component', 'file'] as const;
export type FindingGrouping = (typeof findingGroupings)[number];

/**
 * The URL of every findings list: filters in their written form, search text, sort order and the
 * previewed finding. It is the single source of truth of the screen: list, facets, count, saved
 * view, export and dashboard links all read it.
 */
export interface FindingsSearch extends WrittenFilters {
  readonly q?: string;
  readonly sort?: SortDirection;
  readonly sort_field?: FindingSortField;
  readonly group?: FindingGrouping;
  /** The expanded group of the grouped list. */
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

/**
 * The part of the search that defines the set of findings: filters and text, without order,
 * grouping or preview.
 */
export function queryOf(search: FindingsSearch): WrittenFilters & { q?: string } {
  return {
    ...canonicalFilters(search as Readonly<Record<string, unknown>>),
    ...(search.q !== undefined && { q: search.q }),
  };
}
