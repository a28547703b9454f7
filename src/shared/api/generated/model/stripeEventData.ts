/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The thing that changed, as it was then.
 */
export type StripeEventData = { [key: string]: unknown };
