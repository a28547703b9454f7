/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which pricing a product belongs to.
 */
export interface LinkProductRequest {
  /**
     * @minLength 1
     * @maxLength 255
     * @pattern \S
     */
  product_id: string;
  pricing_id: string;
}
