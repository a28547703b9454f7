/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which plan, at which discount.
 */
export interface ProductPriceRequest {
  pricing_id: string;
  /** Outside 0 to 100 counts as 0. */
  discount_percent?: number;
}
