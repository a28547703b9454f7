// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const policyRequestSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
  description: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
  category: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  enabled: v.boolean(),
  conditions: v.pipe(
    v.array(
      v.object({
        key: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.regex(/^[a-z_0-9]{1,60}$/u)),
        value: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
      }),
    ),
    v.maxLength(40),
  ),
  actions: v.object({
    due_days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650))),
    notify: v.boolean(),
    gate: v.boolean(),
  }),
});

export const recordAssessmentRequestSchema = v.object({
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)),
  until: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.isoDate()),
});
