// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const inviteRequestSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.email(), v.maxLength(254)),
  role: v.picklist(['superadmin', 'admin', 'cyberoper', 'developer']),
});
