/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Findings that would change, by severity.
 */
export interface BulkSeverities {
  /** @minimum 0 */
  critical: number;
  /** @minimum 0 */
  high: number;
  /** @minimum 0 */
  medium: number;
  /** @minimum 0 */
  low: number;
  /** @minimum 0 */
  info: number;
}
