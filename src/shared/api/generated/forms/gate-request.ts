// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { GateRequest } from '../model';
import { severitySchema } from './severity';

export const gateRequestSchema = v.strictObject({
  repository: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(new RegExp("\\S", 'u'))),
  branch: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(255)))),
  fail_on: v.exactOptional(severitySchema),
  max_priority: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  new_only: v.exactOptional(v.boolean()),
  base: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(255)))),
}) satisfies v.GenericSchema<unknown, GateRequest>;
