/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WebhookRequest } from './webhookRequest.ts';

/**
 * A webhook to try, saved or not, and whether to send it.
 */
export interface WebhookTestRequest {
  config: WebhookRequest;
  send?: boolean;
}
