// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ImpactOnCriticalSystems } from '../model';

export const impactOnCriticalSystemsSchema = v.object({
  vulnSensitiveData: v.boolean(),
  vulnImpactingCriticalData: v.boolean(),
}) satisfies v.GenericSchema<unknown, ImpactOnCriticalSystems>;
