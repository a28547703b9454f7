// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { WebhookRequest } from '../model';
import { webhookAuthenticationInputSchema } from './webhook-authentication-input';
import { webhookDataTypeSchema } from './webhook-data-type';
import { webhookFieldSchema } from './webhook-field';
import { webhookHeaderInputSchema } from './webhook-header-input';
import { webhookMethodSchema } from './webhook-method';
import { webhookTemplateInputSchema } from './webhook-template-input';

export const webhookRequestSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(new RegExp("\\S", 'u'))),
  url: v.pipe(v.string(), v.maxLength(2000), v.url()),
  method: v.exactOptional(webhookMethodSchema),
  dataType: v.exactOptional(webhookDataTypeSchema),
  authentication: v.exactOptional(webhookAuthenticationInputSchema),
  headers: v.exactOptional(v.pipe(v.array(webhookHeaderInputSchema), v.maxLength(50))),
  template: v.exactOptional(webhookTemplateInputSchema),
  fields: v.exactOptional(v.pipe(v.array(webhookFieldSchema), v.maxLength(10))),
}) satisfies v.GenericSchema<unknown, WebhookRequest>;
