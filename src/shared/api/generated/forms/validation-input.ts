// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ValidationInput } from '../model';
import { remediatorTypeSchema } from './remediator-type';

export const validationInputSchema = v.strictObject({
  openai_api_key: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(500)))),
  openai_deployment_name: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  openai_base_url: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000), v.url()))),
  openai_type: v.exactOptional(remediatorTypeSchema),
  openai_version: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(50)))),
}) satisfies v.GenericSchema<unknown, ValidationInput>;
