// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CompanyRegulationsInput } from '../model';

export const companyRegulationsInputSchema = v.strictObject({
  applicable_regulations: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(100))),
}) satisfies v.GenericSchema<unknown, CompanyRegulationsInput>;
