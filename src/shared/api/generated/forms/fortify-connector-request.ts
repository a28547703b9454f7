// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { FortifyConnectorRequest } from '../model';
import { fortifyCredentialInputSchema } from './fortify-credential-input';

export const fortifyConnectorRequestSchema = v.strictObject({
  key: v.literal("fortify"),
  values: fortifyCredentialInputSchema,
}) satisfies v.GenericSchema<unknown, FortifyConnectorRequest>;
