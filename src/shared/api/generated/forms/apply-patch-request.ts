// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ApplyPatchRequest } from '../model';

export const applyPatchRequestSchema = v.strictObject({
  remediations: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(1000)),
  as: v.exactOptional(v.picklist(["pull_request","issue"])),
}) satisfies v.GenericSchema<unknown, ApplyPatchRequest>;
