import { filtersOfParameters } from '#domain/finding-filter-codec';
import type { FindingFilters } from '#domain/finding-filters';

/**
 * A selection of findings: the same for lists, counts, facets, charts, exports and bulk operations.
 */
export interface FindingQuery {
  filters: FindingFilters;
  /** Words of the search box. */
  q?: string;
}

/** Parameters as the router validated them: lists are arrays. */
export type FindingParameters = Readonly<Record<string, unknown>> & { q?: string };

export const toFindingQuery = (parameters: FindingParameters): FindingQuery => {
  const q = parameters.q?.trim();
  return { filters: filtersOfParameters(parameters), ...(q && { q }) };
};
