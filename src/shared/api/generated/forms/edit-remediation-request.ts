// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { EditRemediationRequest } from '../model';

export const editRemediationRequestSchema = v.strictObject({
  title: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(new RegExp("\\S", 'u')))),
  description: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(20000)))),
  code_diff: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(500000)))),
  version: v.exactOptional(v.pipe(v.string(), v.uuid())),
}) satisfies v.GenericSchema<unknown, EditRemediationRequest>;
