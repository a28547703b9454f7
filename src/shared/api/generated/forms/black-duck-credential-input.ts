// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { BlackDuckCredentialInput } from '../model';

export const blackDuckCredentialInputSchema = v.strictObject({
  api_token: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(500)))),
  black_duck_url: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(2000)))),
}) satisfies v.GenericSchema<unknown, BlackDuckCredentialInput>;
