// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const updateFindingRequestSchema = v.object({
  status: v.picklist(['open', 'in_progress', 'fixed', 'risk_accepted']),
  severity: v.picklist(['critical', 'high', 'medium', 'low', 'info']),
  assignee_id: v.pipe(v.string(), v.trim(), v.union([v.literal(''), v.pipe(v.string(), v.uuid())])),
  tags: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60))),
    v.maxLength(50),
  ),
  fixing_effort: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  is_duplicate: v.boolean(),
  is_subfinding: v.boolean(),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
});
