/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A partner and what it brought.
 */
export interface Partner {
  id: string;
  name: string;
  /** @maxLength 254 */
  email: string;
  active: boolean;
  /**
     * @minimum 0
     * @maximum 100
     */
  discount_percent: number;
  /** @minimum 0 */
  clients: number;
  created_at: string;
}
