// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ComplianceFrameworks } from '../model';

export const complianceFrameworksSchema = v.object({
  iso: v.boolean(),
  nist: v.boolean(),
  soc: v.boolean(),
}) satisfies v.GenericSchema<unknown, ComplianceFrameworks>;
