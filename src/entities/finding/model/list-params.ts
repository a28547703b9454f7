import type { ListFindingsParams } from '@/shared/api/generated/model';
import { encodeFilter } from '#domain/finding-filter-codec';
import { filterDefinition, findingFilterKeys } from '#domain/finding-filters';
import type { FindingsSearch } from './findings-search';
import { filtersOf, sortOf } from './findings-search-changes';

/** Rows per request: two screens, so that users rarely wait for a page. */
export const pageSize = 100;

/**
 * Converts the filters of a search to API parameters: lists as arrays, everything else in its
 * written form.
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
