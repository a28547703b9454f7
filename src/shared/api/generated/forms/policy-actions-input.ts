// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { PolicyActionsInput } from '../model';

export const policyActionsInputSchema = v.strictObject({
  due_days: v.exactOptional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650)))),
  notify: v.exactOptional(v.boolean()),
  gate: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, PolicyActionsInput>;
