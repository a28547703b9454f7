/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why it ends.
 */
export interface CancelSubscriptionRequest {
  /** @maxLength 2000 */
  comment: string;
}
