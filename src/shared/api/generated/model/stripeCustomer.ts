/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The paying side.
 */
export interface StripeCustomer {
  id: string;
  /** @maxLength 254 */
  email: string;
  /** @nullable */
  name: string | null;
  created_at: string;
}
