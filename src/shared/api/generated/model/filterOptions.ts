/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FilterOption } from './filterOption.ts';

/**
 * Values that one filter offers, most frequent first.
 */
export interface FilterOptions {
  filter_key: string;
  options: FilterOption[];
  counts_are_exact: boolean;
  /** More values exist; narrow them by `q`. */
  truncated: boolean;
}
