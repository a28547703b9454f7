// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { GcpCredentialInput } from '../model';

export const gcpCredentialInputSchema = v.strictObject({
  application_credentials: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(20000)))),
  client_email: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(254)))),
  project_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))),
  service_account: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(254)))),
}) satisfies v.GenericSchema<unknown, GcpCredentialInput>;
