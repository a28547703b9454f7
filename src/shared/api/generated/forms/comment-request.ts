// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CommentRequest } from '../model';

export const commentRequestSchema = v.strictObject({
  comment: v.pipe(v.string(), v.minLength(1), v.maxLength(5000), v.regex(new RegExp("\\S", 'u'))),
}) satisfies v.GenericSchema<unknown, CommentRequest>;
