// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { AwsEcrScanRequest } from '../model';

export const awsEcrScanRequestSchema = v.strictObject({
  platform: v.literal("aws_ecr"),
  image: v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(new RegExp("\\S", 'u'))),
  tag: v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.regex(new RegExp("\\S", 'u'))),
  account_id: v.pipe(v.string(), v.regex(new RegExp("^\\d{12}$", 'u'))),
  region: v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(new RegExp("\\S", 'u'))),
  repo: v.pipe(v.string(), v.minLength(1), v.maxLength(256), v.regex(new RegExp("\\S", 'u'))),
}) satisfies v.GenericSchema<unknown, AwsEcrScanRequest>;
