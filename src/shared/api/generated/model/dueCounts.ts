/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Open findings that are over their date, and those that soon will be.
 */
export interface DueCounts {
  /** @minimum 0 */
  overdue: number;
  /** @minimum 0 */
  due_soon: number;
}
