// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CheckmarxConnectorRequest } from '../model';
import { checkmarxCredentialInputSchema } from './checkmarx-credential-input';

export const checkmarxConnectorRequestSchema = v.strictObject({
  key: v.literal("checkmarx"),
  values: checkmarxCredentialInputSchema,
}) satisfies v.GenericSchema<unknown, CheckmarxConnectorRequest>;
