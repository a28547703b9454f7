/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Switch deep reasoning on or off.
 */
export interface DeepReasoningRequest {
  /** Absent: the opposite of what it is. */
  deep_reasoning_enrichment?: boolean;
}
