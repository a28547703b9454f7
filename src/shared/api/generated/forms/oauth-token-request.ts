// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { OAuthTokenRequest } from '../model';
import { sourceHostSchema } from './source-host';

export const oAuthTokenRequestSchema = v.strictObject({
  source_control: sourceHostSchema,
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(2000), v.regex(new RegExp("\\S", 'u'))),
  state: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
  redirect_uri: v.exactOptional(v.pipe(v.string(), v.maxLength(2000), v.url())),
}) satisfies v.GenericSchema<unknown, OAuthTokenRequest>;
