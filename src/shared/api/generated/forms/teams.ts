// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const teamRequestSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80)),
  member_ids: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.uuid())),
    v.maxLength(500),
  ),
  owns: v.pipe(
    v.array(
      v.object({
        repository_id: v.pipe(
          v.string(),
          v.trim(),
          v.union([v.literal(''), v.pipe(v.string(), v.uuid())]),
        ),
        tag: v.pipe(v.string(), v.trim(), v.maxLength(50)),
        path: v.pipe(v.string(), v.trim(), v.maxLength(500)),
      }),
    ),
    v.maxLength(200),
  ),
});
