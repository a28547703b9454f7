/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a page stands in its list.
 */
export interface ListMeta {
  /**
     * Rows that match; a lower bound when `total_is_exact` is false.
     * @minimum 0
     */
  total: number;
  total_is_exact: boolean;
  /** @minimum 0 */
  page: number;
  /** @minimum 1 */
  page_size: number;
  /**
     * Present while rows follow.
     * @nullable
     */
  next_cursor: string | null;
}
