// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { WebhookAuthenticationInput } from '../model';
import { webhookAuthenticationTypeSchema } from './webhook-authentication-type';

export const webhookAuthenticationInputSchema = v.strictObject({
  type: webhookAuthenticationTypeSchema,
  username: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  header: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(100)))),
  secret: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(2000)))),
}) satisfies v.GenericSchema<unknown, WebhookAuthenticationInput>;
