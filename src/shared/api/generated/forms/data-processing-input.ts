// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { DataProcessingInput } from '../model';

export const dataProcessingInputSchema = v.strictObject({
  locations: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(200))),
}) satisfies v.GenericSchema<unknown, DataProcessingInput>;
