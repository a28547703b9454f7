// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { StripeProductRequest } from '../model';

export const stripeProductRequestSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(new RegExp("\\S", 'u'))),
  description: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  amount_usd: v.pipe(v.number(), v.minValue(0), v.maxValue(1000000)),
  interval: v.picklist(["month","year"]),
}) satisfies v.GenericSchema<unknown, StripeProductRequest>;
