// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ToggleFalsePositiveRequest } from '../model';

export const toggleFalsePositiveRequestSchema = v.strictObject({
  false_positive: v.exactOptional(v.boolean()),
  reason: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
}) satisfies v.GenericSchema<unknown, ToggleFalsePositiveRequest>;
