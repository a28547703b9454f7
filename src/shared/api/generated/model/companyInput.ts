/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CompanyInformationInput } from './companyInformationInput.ts';
import type { CompanyRegulationsInput } from './companyRegulationsInput.ts';
import type { CompanyStructureInput } from './companyStructureInput.ts';

/**
 * The company behind the organisation.
 */
export interface CompanyInput {
  information?: CompanyInformationInput;
  structure?: CompanyStructureInput;
  regulations?: CompanyRegulationsInput;
}
