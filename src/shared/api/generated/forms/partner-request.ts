// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { PartnerRequest } from '../model';

export const partnerRequestSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(new RegExp("\\S", 'u'))),
  email: v.pipe(v.string(), v.maxLength(254), v.email()),
  active: v.exactOptional(v.boolean()),
  discount_percent: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
}) satisfies v.GenericSchema<unknown, PartnerRequest>;
