// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { PublishConnectorRequest } from '../model';

export const publishConnectorRequestSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(new RegExp("\\S", 'u'))),
  description: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  kind: v.picklist(["webhook","scanner","source"]),
  definition: v.exactOptional(v.record(v.string(), v.unknown())),
  id: v.exactOptional(v.pipe(v.string(), v.uuid())),
}) satisfies v.GenericSchema<unknown, PublishConnectorRequest>;
