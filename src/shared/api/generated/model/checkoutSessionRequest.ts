/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What to buy.
 */
export interface CheckoutSessionRequest {
  /**
     * @minLength 1
     * @maxLength 255
     * @pattern \S
     */
  price_id: string;
  /**
     * @minimum 1
     * @maximum 10000
     */
  quantity?: number;
}
