/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A policy that the finding stands against, and why.
 */
export interface PolicyViolation {
  category: string;
  name: string;
  control: string;
  reason: string;
  /** @nullable */
  uri: string | null;
}
