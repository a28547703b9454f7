/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Mark, unmark, or turn over what is.
 */
export interface ToggleFalsePositiveRequest {
  /** Absent: the opposite of what it is. */
  false_positive?: boolean;
  /** @maxLength 2000 */
  reason?: string;
}
