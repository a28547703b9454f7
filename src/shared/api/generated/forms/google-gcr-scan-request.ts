// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { GoogleGcrScanRequest } from '../model';

export const googleGcrScanRequestSchema = v.strictObject({
  platform: v.literal("google_gcr"),
  image: v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(new RegExp("\\S", 'u'))),
  tag: v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.regex(new RegExp("\\S", 'u'))),
  project_id: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(new RegExp("\\S", 'u'))),
}) satisfies v.GenericSchema<unknown, GoogleGcrScanRequest>;
