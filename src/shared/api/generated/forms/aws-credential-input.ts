// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { AwsCredentialInput } from '../model';

export const awsCredentialInputSchema = v.strictObject({
  access_key_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))),
  secret_access_key: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))),
}) satisfies v.GenericSchema<unknown, AwsCredentialInput>;
