// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ClientPartnerRequest } from '../model';

export const clientPartnerRequestSchema = v.strictObject({
  client_id: v.pipe(v.string(), v.uuid()),
  partner_id: v.nullable(v.pipe(v.string(), v.uuid())),
}) satisfies v.GenericSchema<unknown, ClientPartnerRequest>;
