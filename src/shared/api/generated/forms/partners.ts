// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const partnerRequestSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.email(), v.maxLength(254)),
  active: v.boolean(),
  discount_percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});
