/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The token of the marketplace.
 */
export interface MarketplaceRequest {
  /**
     * @minLength 1
     * @maxLength 4000
     */
  token: string;
}
