import type { ListFindingsParams } from '@/shared/api/generated/model';
import { encodeFilter } from '#domain/finding-filter-codec';
import { filterDefinition, findingFilterKeys } from '#domain/finding-filters';
import type { FindingsSearch } from './findings-search';
import { filtersOf, sortOf } from './findings-search-changes';

/** Rows of one request: two screens, so that a page is rarely waited for. */
export const pageSize = 100;

/**
 * The filters of a search as the API's parameters: lists as lists, everything else in its written
 * form.
 */
export function filterParams(search: FindingsSearch): ListFindingsParams {
  const filters = filtersOf(search);
  const entries = findingFilterKeys.flatMap((key) => {
    const value = filters[key];
    if (value === undefined) return [];
    const { kind } = filterDefinition(key);
    return [
      [key, kind === 'range' || kind === 'dates' ? encodeFilter(key, value) : value] as const,
    ];
  });
  return { ...Object.fromEntries(entries), ...(search.q !== undefined && { q: search.q }) };
}

export function listParams(search: FindingsSearch): ListFindingsParams {
  const { field, direction } = sortOf(search);
  return { ...filterParams(search), sort_field: field, sort: direction, page_size: pageSize };
}
