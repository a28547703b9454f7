// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { AzureConnectorRequest } from '../model';
import { azureCredentialInputSchema } from './azure-credential-input';

export const azureConnectorRequestSchema = v.strictObject({
  key: v.literal("azure"),
  values: azureCredentialInputSchema,
}) satisfies v.GenericSchema<unknown, AzureConnectorRequest>;
