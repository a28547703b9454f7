// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ComplianceStandars } from '../model';

export const complianceStandarsSchema = v.object({
  pciDss4: v.boolean(),
  pciDss3: v.boolean(),
  dora: v.boolean(),
  cisBenchmarks: v.boolean(),
  soc2: v.boolean(),
  iso: v.boolean(),
  nist: v.boolean(),
}) satisfies v.GenericSchema<unknown, ComplianceStandars>;
