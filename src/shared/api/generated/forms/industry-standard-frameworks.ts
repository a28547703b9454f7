// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { IndustryStandardFrameworks } from '../model';

export const industryStandardFrameworksSchema = v.object({
  cvss: v.boolean(),
  cwe: v.boolean(),
}) satisfies v.GenericSchema<unknown, IndustryStandardFrameworks>;
