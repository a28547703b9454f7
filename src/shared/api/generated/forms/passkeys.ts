// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const passwordProofSchema = v.object({
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
});

export const passkeyNameRequestSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
});
