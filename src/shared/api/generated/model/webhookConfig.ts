/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WebhookAuthentication } from './webhookAuthentication.ts';
import type { WebhookDataType } from './webhookDataType.ts';
import type { WebhookField } from './webhookField.ts';
import type { WebhookHeader } from './webhookHeader.ts';
import type { WebhookMethod } from './webhookMethod.ts';
import type { WebhookTemplate } from './webhookTemplate.ts';

/**
 * Where findings are sent as tickets.
 */
export interface WebhookConfig {
  name: string;
  /** @maxLength 2000 */
  url: string;
  method: WebhookMethod;
  dataType: WebhookDataType;
  authentication: WebhookAuthentication;
  headers: WebhookHeader[];
  template: WebhookTemplate;
  fields: WebhookField[];
  payload_format: WebhookDataType;
  payload_template: string;
  isConfigured: boolean;
}
