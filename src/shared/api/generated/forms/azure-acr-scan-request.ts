// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { AzureAcrScanRequest } from '../model';

export const azureAcrScanRequestSchema = v.strictObject({
  platform: v.literal("azure_acr"),
  image: v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(new RegExp("\\S", 'u'))),
  tag: v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.regex(new RegExp("\\S", 'u'))),
  registry_name: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(new RegExp("\\S", 'u'))),
}) satisfies v.GenericSchema<unknown, AzureAcrScanRequest>;
