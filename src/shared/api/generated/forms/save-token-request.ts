// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SaveTokenRequest } from '../model';

export const saveTokenRequestSchema = v.strictObject({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(4000)),
  source_control: v.picklist(["github","gitlab","bitbucket_cloud","gitea"]),
  url: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000), v.url()))),
}) satisfies v.GenericSchema<unknown, SaveTokenRequest>;
