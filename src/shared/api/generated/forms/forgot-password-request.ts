// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ForgotPasswordRequest } from '../model';

export const forgotPasswordRequestSchema = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(254), v.email()),
}) satisfies v.GenericSchema<unknown, ForgotPasswordRequest>;
