// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { StripeEmailRequest } from '../model';

export const stripeEmailRequestSchema = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(254), v.email()),
}) satisfies v.GenericSchema<unknown, StripeEmailRequest>;
