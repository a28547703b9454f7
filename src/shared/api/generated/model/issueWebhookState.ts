/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where findings are sent as tickets.
 */
export interface IssueWebhookState {
  isConfigured: boolean;
  /** @nullable */
  name: string | null;
}
