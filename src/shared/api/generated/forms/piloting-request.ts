// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { PilotingRequest } from '../model';

export const pilotingRequestSchema = v.strictObject({
  client_id: v.pipe(v.string(), v.uuid()),
  piloting: v.boolean(),
}) satisfies v.GenericSchema<unknown, PilotingRequest>;
