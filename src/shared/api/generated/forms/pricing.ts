// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const pricingRequestSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
  description: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
  tier: v.picklist(['free', 'starter', 'team', 'enterprise']),
  price_usd: v.pipe(v.number(), v.minValue(0), v.maxValue(1000000)),
  discount_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  features: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(200))), v.maxLength(50)),
  included: v.object({
    repositories: v.nullable(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000000)),
    ),
    members: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000000))),
    ai_fixes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000000))),
  }),
  stripe_product_id: v.pipe(v.string(), v.trim(), v.maxLength(255)),
  active: v.boolean(),
});
