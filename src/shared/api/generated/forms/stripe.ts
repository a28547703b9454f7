// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const stripeEmailRequestSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.email(), v.maxLength(254)),
});

export const cancelSubscriptionRequestSchema = v.object({
  comment: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
});

export const linkProductRequestSchema = v.object({
  product_id: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(255)),
  pricing_id: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.uuid()),
});
