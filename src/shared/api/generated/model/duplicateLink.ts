/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A finding that means the same.
 */
export interface DuplicateLink {
  finding_id: string;
  /** The other one stands for both. */
  canonical: boolean;
  title: string;
  tool: string;
  reason: string;
}
