// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { OracleConnectorRequest } from '../model';
import { oracleCredentialInputSchema } from './oracle-credential-input';

export const oracleConnectorRequestSchema = v.strictObject({
  key: v.literal("oracle_oci"),
  values: oracleCredentialInputSchema,
}) satisfies v.GenericSchema<unknown, OracleConnectorRequest>;
