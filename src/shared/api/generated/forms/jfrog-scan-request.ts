// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { JfrogScanRequest } from '../model';

export const jfrogScanRequestSchema = v.strictObject({
  platform: v.literal("jfrog_artifactory"),
  image: v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(new RegExp("\\S", 'u'))),
  tag: v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.regex(new RegExp("\\S", 'u'))),
  domain: v.pipe(v.string(), v.minLength(1), v.maxLength(253), v.regex(new RegExp("\\S", 'u'))),
  repo: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(new RegExp("\\S", 'u'))),
  username: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  password: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(500)))),
}) satisfies v.GenericSchema<unknown, JfrogScanRequest>;
