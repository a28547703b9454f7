// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SuggestDevelopersRequest } from '../model';
import { findingSelectionInputSchema } from './finding-selection-input';

export const suggestDevelopersRequestSchema = v.strictObject({
  finding_ids: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(10000))),
  selection: v.exactOptional(findingSelectionInputSchema),
}) satisfies v.GenericSchema<unknown, SuggestDevelopersRequest>;
