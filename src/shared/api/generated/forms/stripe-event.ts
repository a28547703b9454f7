// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { StripeEvent } from '../model';

export const stripeEventSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  data: v.record(v.string(), v.unknown()),
}) satisfies v.GenericSchema<unknown, StripeEvent>;
