/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CompanyInformation } from './companyInformation.ts';
import type { CompanyRegulations } from './companyRegulations.ts';
import type { CompanyStructure } from './companyStructure.ts';

/**
 * The company behind the organisation.
 */
export interface Company {
  information: CompanyInformation;
  structure: CompanyStructure;
  regulations: CompanyRegulations;
}
