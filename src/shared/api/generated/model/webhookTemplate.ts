/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The body of the call.
 */
export interface WebhookTemplate {
  enabled: boolean;
  body: string;
}
