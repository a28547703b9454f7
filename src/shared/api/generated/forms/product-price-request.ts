// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ProductPriceRequest } from '../model';

export const productPriceRequestSchema = v.strictObject({
  pricing_id: v.pipe(v.string(), v.uuid()),
  discount_percent: v.exactOptional(v.number()),
}) satisfies v.GenericSchema<unknown, ProductPriceRequest>;
