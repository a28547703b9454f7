// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { PolicyRequest } from '../model';
import { policyActionsInputSchema } from './policy-actions-input';
import { policyConditionInputSchema } from './policy-condition-input';

export const policyRequestSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(new RegExp("\\S", 'u'))),
  description: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  category: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(new RegExp("\\S", 'u')))),
  enabled: v.exactOptional(v.boolean()),
  conditions: v.pipe(v.array(policyConditionInputSchema), v.maxLength(40)),
  actions: policyActionsInputSchema,
}) satisfies v.GenericSchema<unknown, PolicyRequest>;
