// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CheckmarxCredentialInput } from '../model';

export const checkmarxCredentialInputSchema = v.strictObject({
  client_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))),
  client_secret: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(500)))),
  username: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))),
  password: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(500)))),
  base_url: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(2000)))),
  team_id: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2147483647)))),
}) satisfies v.GenericSchema<unknown, CheckmarxCredentialInput>;
