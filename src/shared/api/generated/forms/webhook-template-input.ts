// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { WebhookTemplateInput } from '../model';

export const webhookTemplateInputSchema = v.strictObject({
  enabled: v.boolean(),
  body: v.pipe(v.string(), v.maxLength(20000)),
}) satisfies v.GenericSchema<unknown, WebhookTemplateInput>;
