// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { GithubGhcrScanRequest } from '../model';

export const githubGhcrScanRequestSchema = v.strictObject({
  platform: v.literal("github_ghcr"),
  image: v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(new RegExp("\\S", 'u'))),
  tag: v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.regex(new RegExp("\\S", 'u'))),
  user: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(new RegExp("\\S", 'u'))),
  username: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  token: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(500)))),
}) satisfies v.GenericSchema<unknown, GithubGhcrScanRequest>;
