// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CompanyStructureInput } from '../model';
import { dataProcessingInputSchema } from './data-processing-input';
import { headquartersInputSchema } from './headquarters-input';

export const companyStructureInputSchema = v.strictObject({
  headquarters: v.exactOptional(headquartersInputSchema),
  subsidiary: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(200))),
  branch: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(200))),
  service: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(200))),
  data_processing: v.exactOptional(dataProcessingInputSchema),
}) satisfies v.GenericSchema<unknown, CompanyStructureInput>;
