// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CompanyInformationInput } from '../model';

export const companyInformationInputSchema = v.strictObject({
  legal_name: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(300)))),
  parent_company: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(300)))),
  global_entity_identifier: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(100)))),
  category: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(100)))),
  url_company: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000), v.url()))),
}) satisfies v.GenericSchema<unknown, CompanyInformationInput>;
