/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FilterOptions } from './filterOptions.ts';

/**
 * Options of a filter.
 */
export interface FilterOptionsDocument {
  data: FilterOptions;
}
