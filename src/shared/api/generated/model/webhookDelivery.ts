/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the other side answered.
 */
export interface WebhookDelivery {
  message: string;
  /**
     * @minimum 100
     * @maximum 599
     */
  status: number;
  /** @minimum 0 */
  duration_ms: number;
}
