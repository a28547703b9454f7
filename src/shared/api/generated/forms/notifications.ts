// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const createNotificationRequestSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  message: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
  subject_type: v.picklist(['finding', 'scan', 'repository']),
  subject_id: v.pipe(v.string(), v.trim(), v.union([v.literal(''), v.pipe(v.string(), v.uuid())])),
});
