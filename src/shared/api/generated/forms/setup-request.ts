// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SetupRequest } from '../model';

export const setupRequestSchema = v.strictObject({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  email: v.pipe(v.string(), v.maxLength(254), v.email()),
  username: v.exactOptional(v.pipe(v.string(), v.regex(new RegExp("^[A-Za-z0-9._-]{3,64}$", 'u')))),
  organization_name: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(new RegExp("\\S", 'u')))),
  password: v.pipe(v.string(), v.minLength(12), v.maxLength(1000)),
  confirm_password: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
}) satisfies v.GenericSchema<unknown, SetupRequest>;
