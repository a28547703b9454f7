// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { FeedbackRequest } from '../model';

export const feedbackRequestSchema = v.strictObject({
  kind: v.picklist(["idea","problem","praise"]),
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(5000), v.regex(new RegExp("\\S", 'u'))),
  page: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
}) satisfies v.GenericSchema<unknown, FeedbackRequest>;
