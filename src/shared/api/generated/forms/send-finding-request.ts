// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SendFindingRequest } from '../model';

export const sendFindingRequestSchema = v.strictObject({
  developer_ids: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(100)),
  message: v.exactOptional(v.pipe(v.string(), v.maxLength(2000))),
}) satisfies v.GenericSchema<unknown, SendFindingRequest>;
