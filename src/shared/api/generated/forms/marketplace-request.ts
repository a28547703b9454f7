// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { MarketplaceRequest } from '../model';

export const marketplaceRequestSchema = v.strictObject({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
}) satisfies v.GenericSchema<unknown, MarketplaceRequest>;
