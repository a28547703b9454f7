// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { AcceptRiskRequest } from '../model';

export const acceptRiskRequestSchema = v.strictObject({
  reason: v.pipe(v.string(), v.minLength(1), v.maxLength(2000), v.regex(new RegExp("\\S", 'u'))),
  until: v.exactOptional(v.nullable(v.pipe(v.string(), v.isoDate()))),
  until_fix: v.exactOptional(v.boolean()),
  approver_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.uuid()))),
}) satisfies v.GenericSchema<unknown, AcceptRiskRequest>;
