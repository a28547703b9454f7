// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { PriorityWeights } from '../model';

export const priorityWeightsSchema = v.object({
  industryStandardFrameworks: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  exploitabilityFactors: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  impactOnCriticalSystems: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  complianceFrameworks: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  complianceStandars: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
}) satisfies v.GenericSchema<unknown, PriorityWeights>;
