// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { GcpConnectorRequest } from '../model';
import { gcpCredentialInputSchema } from './gcp-credential-input';

export const gcpConnectorRequestSchema = v.strictObject({
  key: v.literal("gcp"),
  values: gcpCredentialInputSchema,
}) satisfies v.GenericSchema<unknown, GcpConnectorRequest>;
