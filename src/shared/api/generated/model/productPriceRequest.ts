/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which plan, at which discount.
 */
export interface ProductPriceRequest {
  pricing_id: string;
  /** Outside 0 to 100 counts as 0. Without one, the larger of what a year in advance saves and what the organisation's partner takes off. */
  discount_percent?: number;
}
