/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the event concerned an organisation here.
 */
export interface StripeEventReceipt {
  received: boolean;
  /** False for what concerns nobody here, and for what was heard before. */
  applied: boolean;
}
