// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CompanyInput } from '../model';
import { companyInformationInputSchema } from './company-information-input';
import { companyRegulationsInputSchema } from './company-regulations-input';
import { companyStructureInputSchema } from './company-structure-input';

export const companyInputSchema = v.strictObject({
  information: v.exactOptional(companyInformationInputSchema),
  structure: v.exactOptional(companyStructureInputSchema),
  regulations: v.exactOptional(companyRegulationsInputSchema),
}) satisfies v.GenericSchema<unknown, CompanyInput>;
