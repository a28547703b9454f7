/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The body of the call.
 */
export interface WebhookTemplateInput {
  enabled: boolean;
  /** @maxLength 20000 */
  body: string;
}
