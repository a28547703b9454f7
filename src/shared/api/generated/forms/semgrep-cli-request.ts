// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SemgrepCliRequest } from '../model';

export const semgrepCliRequestSchema = v.strictObject({
  token: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(500)))),
  config: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(500)))),
}) satisfies v.GenericSchema<unknown, SemgrepCliRequest>;
