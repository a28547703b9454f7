// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ChangePasswordRequest } from '../model';

export const changePasswordRequestSchema = v.strictObject({
  current_password: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
  password: v.pipe(v.string(), v.minLength(12), v.maxLength(1000)),
  confirm_password: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
}) satisfies v.GenericSchema<unknown, ChangePasswordRequest>;
