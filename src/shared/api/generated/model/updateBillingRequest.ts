/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whom and where to bill.
 */
export interface UpdateBillingRequest {
  /**
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  legal_name: string;
  /**
     * @minLength 1
     * @maxLength 500
     * @pattern \S
     */
  address: string;
  credit_card?: boolean;
}
