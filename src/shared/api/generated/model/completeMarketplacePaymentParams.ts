/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type CompleteMarketplacePaymentParams = {
/**
 * @minLength 1
 * @maxLength 4000
 */
token: string;
};
