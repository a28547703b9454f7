// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { RegisterRequest } from '../model';

export const registerRequestSchema = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(254), v.email()),
  organization_name: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(new RegExp("\\S", 'u'))),
  partner: v.exactOptional(v.pipe(v.string(), v.uuid())),
}) satisfies v.GenericSchema<unknown, RegisterRequest>;
