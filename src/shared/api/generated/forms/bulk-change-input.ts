// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { BulkChangeInput } from '../model';
import { acceptRiskRequestSchema } from './accept-risk-request';
import { decideRiskRequestSchema } from './decide-risk-request';
import { findingStatusSchema } from './finding-status';

export const bulkChangeInputSchema = v.strictObject({
  status: v.exactOptional(findingStatusSchema),
  false_positive: v.exactOptional(v.boolean()),
  assignee_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.uuid()))),
  add_tags: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(new RegExp("\\S", 'u')))), v.maxLength(50))),
  remove_tags: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(new RegExp("\\S", 'u')))), v.maxLength(50))),
  accept_risk: v.exactOptional(acceptRiskRequestSchema),
  decide_risk: v.exactOptional(decideRiskRequestSchema),
  reason: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
}) satisfies v.GenericSchema<unknown, BulkChangeInput>;
