/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A header of the call.
 */
export interface WebhookHeader {
  name: string;
  /**
     * Null where the value is a secret.
     * @nullable
     */
  value: string | null;
}
