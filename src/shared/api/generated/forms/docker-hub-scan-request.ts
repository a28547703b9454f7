// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { DockerHubScanRequest } from '../model';

export const dockerHubScanRequestSchema = v.strictObject({
  platform: v.literal("docker_hub"),
  image: v.pipe(v.string(), v.minLength(1), v.maxLength(300), v.regex(new RegExp("\\S", 'u'))),
  tag: v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.regex(new RegExp("\\S", 'u'))),
  namespace: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(new RegExp("\\S", 'u'))),
  username: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  password: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(500)))),
}) satisfies v.GenericSchema<unknown, DockerHubScanRequest>;
