/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WebhookAuthenticationInput } from './webhookAuthenticationInput.ts';
import type { WebhookDataType } from './webhookDataType.ts';
import type { WebhookField } from './webhookField.ts';
import type { WebhookHeaderInput } from './webhookHeaderInput.ts';
import type { WebhookMethod } from './webhookMethod.ts';
import type { WebhookTemplateInput } from './webhookTemplateInput.ts';

/**
 * Where to send findings as tickets.
 */
export interface WebhookRequest {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /** @maxLength 2000 */
  url: string;
  method?: WebhookMethod;
  dataType?: WebhookDataType;
  authentication?: WebhookAuthenticationInput;
  /** @maxItems 50 */
  headers?: WebhookHeaderInput[];
  template?: WebhookTemplateInput;
  /** @maxItems 10 */
  fields?: WebhookField[];
}
