/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A partner.
 */
export interface PartnerRequest {
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  name: string;
  /** @maxLength 254 */
  email: string;
  active?: boolean;
  /**
     * @minimum 0
     * @maximum 100
     */
  discount_percent?: number;
}
