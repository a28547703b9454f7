// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { UpdateBillingRequest } from '../model';

export const updateBillingRequestSchema = v.strictObject({
  legal_name: v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(new RegExp("\\S", 'u'))),
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(500), v.regex(new RegExp("\\S", 'u'))),
  credit_card: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, UpdateBillingRequest>;
