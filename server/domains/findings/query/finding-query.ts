import { filtersOfParameters } from '#domain/finding-filter-codec';
import type { FindingFilters } from '#domain/finding-filters';

/**
 * A selection of findings, shared by lists, counts, facets, charts, exports and bulk operations.
 */
export interface FindingQuery {
  filters: FindingFilters;
  /** Text of the search box. */
  q?: string;
}

/** Parameters as validated by the router: lists are arrays. */
export type FindingParameters = Readonly<Record<string, unknown>> & { q?: string };

export const toFindingQuery = (parameters: FindingParameters): FindingQuery => {
  const q = parameters.q?.trim();
  return { filters: filtersOfParameters(parameters), ...(q && { q }) };
};
