// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { AwsConnectorRequest } from '../model';
import { awsCredentialInputSchema } from './aws-credential-input';

export const awsConnectorRequestSchema = v.strictObject({
  key: v.literal("aws"),
  values: awsCredentialInputSchema,
}) satisfies v.GenericSchema<unknown, AwsConnectorRequest>;
