// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const userConnectorRequestSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
  description: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
  kind: v.picklist(['webhook', 'scanner', 'source']),
  definition: v.unknown(),
});
