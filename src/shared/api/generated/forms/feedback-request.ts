// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { FeedbackRequest } from '../model';
import { feedbackKindSchema } from './feedback-kind';

export const feedbackRequestSchema = v.strictObject({
  kind: feedbackKindSchema,
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(5000), v.regex(new RegExp("\\S", 'u'))),
  page: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
  screenshot: v.exactOptional(v.pipe(v.string(), v.minLength(16), v.maxLength(955736), v.regex(new RegExp("^[A-Za-z0-9+/]+={0,2}$", 'u')))),
  may_contact: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, FeedbackRequest>;
