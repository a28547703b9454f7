/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whose account.
 */
export interface StripeEmailRequest {
  /** @maxLength 254 */
  email: string;
}
