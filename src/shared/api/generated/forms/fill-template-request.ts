// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { FillTemplateRequest } from '../model';
import { templateValueInputSchema } from './template-value-input';

export const fillTemplateRequestSchema = v.strictObject({
  template_fields: v.pipe(v.array(templateValueInputSchema), v.maxLength(50)),
}) satisfies v.GenericSchema<unknown, FillTemplateRequest>;
