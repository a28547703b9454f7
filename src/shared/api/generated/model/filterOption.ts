/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A value that a filter offers.
 */
export interface FilterOption {
  value: string;
  label: string;
  /**
     * Findings with this value under the other filters.
     * @minimum 0
     */
  count: number;
}
