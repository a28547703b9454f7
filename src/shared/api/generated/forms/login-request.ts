// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { LoginRequest } from '../model';

export const loginRequestSchema = v.strictObject({
  username: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(254), v.regex(new RegExp("\\S", 'u')))),
  password: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000))),
  google_access_token: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(4000))),
}) satisfies v.GenericSchema<unknown, LoginRequest>;
