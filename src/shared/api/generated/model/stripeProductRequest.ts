/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StripeProductRequestInterval } from './stripeProductRequestInterval.ts';

/**
 * A product to sell.
 */
export interface StripeProductRequest {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  name: string;
  /**
     * @maxLength 2000
     * @nullable
     */
  description?: string | null;
  /**
     * @minimum 0
     * @maximum 1000000
     */
  amount_usd: number;
  interval: StripeProductRequestInterval;
}
