// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { UpdateFindingRequest } from '../model';
import { findingStatusSchema } from './finding-status';
import { severitySchema } from './severity';

export const updateFindingRequestSchema = v.strictObject({
  status: v.exactOptional(findingStatusSchema),
  severity: v.exactOptional(severitySchema),
  assignee_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.uuid()))),
  tags: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(new RegExp("\\S", 'u')))), v.maxLength(50))),
  fixing_effort: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)))),
  is_duplicate: v.exactOptional(v.boolean()),
  is_subfinding: v.exactOptional(v.boolean()),
  reason: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
}) satisfies v.GenericSchema<unknown, UpdateFindingRequest>;
