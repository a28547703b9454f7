// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { BlackDuckConnectorRequest } from '../model';
import { blackDuckCredentialInputSchema } from './black-duck-credential-input';

export const blackDuckConnectorRequestSchema = v.strictObject({
  key: v.literal("black_duck"),
  values: blackDuckCredentialInputSchema,
}) satisfies v.GenericSchema<unknown, BlackDuckConnectorRequest>;
