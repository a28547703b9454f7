// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { LinkProductRequest } from '../model';

export const linkProductRequestSchema = v.strictObject({
  product_id: v.pipe(v.string(), v.minLength(1), v.maxLength(255), v.regex(new RegExp("\\S", 'u'))),
  pricing_id: v.pipe(v.string(), v.uuid()),
}) satisfies v.GenericSchema<unknown, LinkProductRequest>;
