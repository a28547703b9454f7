/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A header of the call.
 */
export interface WebhookHeaderInput {
  /** @pattern ^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$ */
  name: string;
  /** @maxLength 2000 */
  value: string;
}
