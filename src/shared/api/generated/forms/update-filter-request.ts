// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { UpdateFilterRequest } from '../model';
import { savedFilterEntryInputSchema } from './saved-filter-entry-input';

export const updateFilterRequestSchema = v.strictObject({
  filters: v.pipe(v.array(savedFilterEntryInputSchema), v.maxLength(60)),
  shared: v.exactOptional(v.boolean()),
  is_default: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, UpdateFilterRequest>;
