/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which finding means the same.
 */
export interface LinkDuplicateRequest {
  finding_id: string;
  /** Whether this one stands for both. */
  canonical?: boolean;
  /** @maxLength 2000 */
  reason?: string;
}
