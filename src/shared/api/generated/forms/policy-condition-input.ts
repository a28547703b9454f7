// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { PolicyConditionInput } from '../model';

export const policyConditionInputSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(new RegExp("^[a-z_0-9]{1,60}$", 'u'))),
  value: v.pipe(v.string(), v.maxLength(2000)),
}) satisfies v.GenericSchema<unknown, PolicyConditionInput>;
