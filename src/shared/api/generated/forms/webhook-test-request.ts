// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { WebhookTestRequest } from '../model';
import { webhookRequestSchema } from './webhook-request';

export const webhookTestRequestSchema = v.strictObject({
  config: webhookRequestSchema,
  send: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, WebhookTestRequest>;
