// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const createIssueRequestSchema = v.object({
  remediation_id: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.uuid()),
  title: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  body: v.pipe(v.string(), v.trim(), v.maxLength(50000)),
});
