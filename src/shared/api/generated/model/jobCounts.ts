/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many findings stand where, of those that the job goes through.
 */
export interface JobCounts {
  /** @minimum 0 */
  total: number;
  /** @minimum 0 */
  done: number;
  /** @minimum 0 */
  skipped: number;
  /** @minimum 0 */
  failed: number;
}
