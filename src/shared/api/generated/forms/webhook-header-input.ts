// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { WebhookHeaderInput } from '../model';

export const webhookHeaderInputSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$", 'u'))),
  value: v.pipe(v.string(), v.maxLength(2000)),
}) satisfies v.GenericSchema<unknown, WebhookHeaderInput>;
