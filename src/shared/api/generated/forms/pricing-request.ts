// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { PricingRequest } from '../model';
import { planIncludesSchema } from './plan-includes';
import { subscriptionTierSchema } from './subscription-tier';

export const pricingRequestSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(new RegExp("\\S", 'u'))),
  description: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  tier: subscriptionTierSchema,
  price_usd: v.pipe(v.number(), v.minValue(0), v.maxValue(1000000)),
  discount_percent: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  features: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(50))),
  included: v.exactOptional(planIncludesSchema),
  stripe_product_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(255)))),
  active: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, PricingRequest>;
