// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { PreviewBulkRequest } from '../model';
import { bulkChangeInputSchema } from './bulk-change-input';
import { findingSelectionInputSchema } from './finding-selection-input';
import { seenAtSchema } from './seen-at';

export const previewBulkRequestSchema = v.strictObject({
  finding_ids: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(10000))),
  selection: v.exactOptional(findingSelectionInputSchema),
  action: v.picklist(["triage","send","generate_patch"]),
  change: v.exactOptional(bulkChangeInputSchema),
  seen_at: v.exactOptional(seenAtSchema),
}) satisfies v.GenericSchema<unknown, PreviewBulkRequest>;
