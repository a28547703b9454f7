// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { TemplateValueInput } from '../model';

export const templateValueInputSchema = v.strictObject({
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(new RegExp("\\S", 'u'))),
  value: v.pipe(v.string(), v.maxLength(5000)),
}) satisfies v.GenericSchema<unknown, TemplateValueInput>;
