// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ConfigureTwoFactorRequest } from '../model';

export const configureTwoFactorRequestSchema = v.strictObject({
  code: v.exactOptional(v.pipe(v.string(), v.regex(new RegExp("^\\d{6}$", 'u')))),
}) satisfies v.GenericSchema<unknown, ConfigureTwoFactorRequest>;
