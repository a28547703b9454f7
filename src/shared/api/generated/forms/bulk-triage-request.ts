// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { BulkTriageRequest } from '../model';
import { bulkChangeInputSchema } from './bulk-change-input';
import { findingSelectionInputSchema } from './finding-selection-input';
import { runIdSchema } from './run-id';
import { seenAtSchema } from './seen-at';

export const bulkTriageRequestSchema = v.strictObject({
  finding_ids: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(10000))),
  selection: v.exactOptional(findingSelectionInputSchema),
  change: bulkChangeInputSchema,
  seen_at: v.exactOptional(seenAtSchema),
  run_id: v.exactOptional(runIdSchema),
}) satisfies v.GenericSchema<unknown, BulkTriageRequest>;
