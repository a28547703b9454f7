// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SendFindingsRequest } from '../model';
import { findingSelectionInputSchema } from './finding-selection-input';

export const sendFindingsRequestSchema = v.strictObject({
  finding_ids: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(10000))),
  selection: v.exactOptional(findingSelectionInputSchema),
  developer_ids: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(100)),
  message: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
}) satisfies v.GenericSchema<unknown, SendFindingsRequest>;
