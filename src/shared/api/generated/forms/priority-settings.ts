// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { PrioritySettings } from '../model';
import { complianceFrameworksSchema } from './compliance-frameworks';
import { complianceStandarsSchema } from './compliance-standars';
import { exploitabilityFactorsSchema } from './exploitability-factors';
import { impactOnCriticalSystemsSchema } from './impact-on-critical-systems';
import { industryStandardFrameworksSchema } from './industry-standard-frameworks';
import { priorityWeightsSchema } from './priority-weights';

export const prioritySettingsSchema = v.object({
  toggle: v.boolean(),
  industryStandardFrameworks: industryStandardFrameworksSchema,
  complianceFrameworks: complianceFrameworksSchema,
  exploitabilityFactors: exploitabilityFactorsSchema,
  impactOnCriticalSystems: impactOnCriticalSystemsSchema,
  complianceStandars: complianceStandarsSchema,
  weights: priorityWeightsSchema,
}) satisfies v.GenericSchema<unknown, PrioritySettings>;
