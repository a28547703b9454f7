// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { PlanIncludes } from '../model';

export const planIncludesSchema = v.strictObject({
  repositories: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000000))),
  members: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000000))),
  ai_fixes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000000))),
}) satisfies v.GenericSchema<unknown, PlanIncludes>;
