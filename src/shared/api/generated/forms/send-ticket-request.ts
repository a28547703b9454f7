// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SendTicketRequest } from '../model';

export const sendTicketRequestSchema = v.strictObject({
  finding_id: v.exactOptional(v.pipe(v.string(), v.uuid())),
  remediation_id: v.exactOptional(v.pipe(v.string(), v.uuid())),
}) satisfies v.GenericSchema<unknown, SendTicketRequest>;
