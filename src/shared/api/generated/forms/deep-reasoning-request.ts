// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { DeepReasoningRequest } from '../model';

export const deepReasoningRequestSchema = v.strictObject({
  deep_reasoning_enrichment: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, DeepReasoningRequest>;
