// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { FortifyCredentialInput } from '../model';

export const fortifyCredentialInputSchema = v.strictObject({
  client_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))),
  client_secret: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(500)))),
  release_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))),
}) satisfies v.GenericSchema<unknown, FortifyCredentialInput>;
