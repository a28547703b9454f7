// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { OracleCredentialInput } from '../model';

export const oracleCredentialInputSchema = v.strictObject({
  compartment_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(300)))),
  key_fingerprint: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))),
  key_value: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(20000)))),
  tenancy_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(300)))),
  user_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(300)))),
}) satisfies v.GenericSchema<unknown, OracleCredentialInput>;
