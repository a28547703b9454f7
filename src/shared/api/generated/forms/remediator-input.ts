// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { RemediatorInput } from '../model';
import { remediatorTypeSchema } from './remediator-type';

export const remediatorInputSchema = v.strictObject({
  api_key: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(500)))),
  deployment_name: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  base_url: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000), v.url()))),
  version: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(50)))),
  type: v.exactOptional(remediatorTypeSchema),
}) satisfies v.GenericSchema<unknown, RemediatorInput>;
