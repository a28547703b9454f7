// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { AiConfigurationInput } from '../model';
import { remediatorInputSchema } from './remediator-input';
import { validationInputSchema } from './validation-input';

export const aiConfigurationInputSchema = v.strictObject({
  remediator: v.exactOptional(remediatorInputSchema),
  validation: v.exactOptional(validationInputSchema),
}) satisfies v.GenericSchema<unknown, AiConfigurationInput>;
