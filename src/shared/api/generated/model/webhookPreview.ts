/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WebhookDelivery } from './webhookDelivery.ts';

/**
 * What would be sent.
 */
export interface WebhookPreview {
  body: string;
  content_type: string;
  delivery: WebhookDelivery | null;
}
