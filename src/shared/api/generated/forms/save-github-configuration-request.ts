// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SaveGithubConfigurationRequest } from '../model';

export const saveGithubConfigurationRequestSchema = v.strictObject({
  app_id: v.pipe(v.string(), v.minLength(1), v.maxLength(50), v.regex(new RegExp("\\S", 'u'))),
  installation_id: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(50)))),
  private_key: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(10000)))),
}) satisfies v.GenericSchema<unknown, SaveGithubConfigurationRequest>;
