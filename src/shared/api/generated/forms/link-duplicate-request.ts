// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { LinkDuplicateRequest } from '../model';

export const linkDuplicateRequestSchema = v.strictObject({
  finding_id: v.pipe(v.string(), v.uuid()),
  canonical: v.exactOptional(v.boolean()),
  reason: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
}) satisfies v.GenericSchema<unknown, LinkDuplicateRequest>;
