/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Lines and columns, counted from one, inclusive.
 */
export interface CodeRange {
  /** @minimum 1 */
  start_line: number;
  /**
     * @minimum 1
     * @nullable
     */
  start_column: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  end_line: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  end_column: number | null;
}
