// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const loginRequestSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(1000)),
  google_access_token: v.pipe(v.string(), v.trim(), v.maxLength(4000)),
});
