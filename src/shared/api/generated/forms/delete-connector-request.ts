// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { DeleteConnectorRequest } from '../model';
import { connectorKeySchema } from './connector-key';

export const deleteConnectorRequestSchema = v.strictObject({
  key: connectorKeySchema,
}) satisfies v.GenericSchema<unknown, DeleteConnectorRequest>;
