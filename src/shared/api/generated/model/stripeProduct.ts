/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A product at the provider.
 */
export interface StripeProduct {
  id: string;
  price_id: string;
  name: string;
}
