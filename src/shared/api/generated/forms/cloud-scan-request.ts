// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CloudScanRequest } from '../model';
import { cloudProviderSchema } from './cloud-provider';

export const cloudScanRequestSchema = v.strictObject({
  provider: cloudProviderSchema,
  regions: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(new RegExp("\\S", 'u')))), v.maxLength(50))),
}) satisfies v.GenericSchema<unknown, CloudScanRequest>;
