// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { VerifyRegisterRequest } from '../model';

export const verifyRegisterRequestSchema = v.strictObject({
  username: v.pipe(v.string(), v.regex(new RegExp("^[A-Za-z0-9._-]{3,64}$", 'u'))),
  password: v.pipe(v.string(), v.minLength(12), v.maxLength(1000)),
  confirm_password: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
}) satisfies v.GenericSchema<unknown, VerifyRegisterRequest>;
