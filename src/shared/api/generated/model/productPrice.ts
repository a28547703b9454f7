/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What it costs.
 */
export interface ProductPrice {
  /** @minimum 0 */
  price_usd: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  discount_percent: number;
  /** @minimum 0 */
  discounted_usd: number;
}
