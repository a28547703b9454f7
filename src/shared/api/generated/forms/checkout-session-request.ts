// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CheckoutSessionRequest } from '../model';

export const checkoutSessionRequestSchema = v.strictObject({
  price_id: v.pipe(v.string(), v.minLength(1), v.maxLength(255), v.regex(new RegExp("\\S", 'u'))),
  quantity: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10000))),
}) satisfies v.GenericSchema<unknown, CheckoutSessionRequest>;
