/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One edit of a fix that the report brings.
 */
export interface FixChange {
  path: string;
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
  replacement: string;
}
