// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CheckTwoFactorRequest } from '../model';

export const checkTwoFactorRequestSchema = v.strictObject({
  challenge: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  code: v.pipe(v.string(), v.minLength(6), v.maxLength(32)),
}) satisfies v.GenericSchema<unknown, CheckTwoFactorRequest>;
