// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { UserConnectorRequest } from '../model';

export const userConnectorRequestSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(new RegExp("\\S", 'u'))),
  description: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  kind: v.picklist(["webhook","scanner","source"]),
  definition: v.exactOptional(v.record(v.string(), v.unknown())),
}) satisfies v.GenericSchema<unknown, UserConnectorRequest>;
