/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where to go on.
 */
export interface StripeRedirect {
  id: string;
  /** @maxLength 2000 */
  url: string;
}
