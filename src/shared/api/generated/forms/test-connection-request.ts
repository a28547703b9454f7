// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { TestConnectionRequest } from '../model';
import { sourceHostSchema } from './source-host';

export const testConnectionRequestSchema = v.strictObject({
  source_control: sourceHostSchema,
  token: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(4000))),
  url: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000), v.url()))),
}) satisfies v.GenericSchema<unknown, TestConnectionRequest>;
