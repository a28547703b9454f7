/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WebhookConfig } from './webhookConfig.ts';

/**
 * The webhook, null until there is one.
 */
export interface WebhookConfigDocument {
  data: WebhookConfig | null;
}
