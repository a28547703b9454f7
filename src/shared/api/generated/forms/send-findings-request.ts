// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SendFindingsRequest } from '../model';
import { findingSelectionInputSchema } from './finding-selection-input';
import { runIdSchema } from './run-id';
import { seenAtSchema } from './seen-at';

export const sendFindingsRequestSchema = v.strictObject({
  finding_ids: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(10000))),
  selection: v.exactOptional(findingSelectionInputSchema),
  developer_ids: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(100)),
  message: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
  seen_at: v.exactOptional(seenAtSchema),
  run_id: v.exactOptional(runIdSchema),
}) satisfies v.GenericSchema<unknown, SendFindingsRequest>;
