// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { UpdateRepositoryRequest } from '../model';
import { repositoryPrioritySchema } from './repository-priority';

export const updateRepositoryRequestSchema = v.strictObject({
  nickname: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(new RegExp("\\S", 'u')))),
  active: v.exactOptional(v.boolean()),
  url: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000), v.url()))),
  branch: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(255), v.regex(new RegExp("\\S", 'u'))))),
  description: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  repo_type: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(new RegExp("\\S", 'u'))))),
  priority: v.exactOptional(repositoryPrioritySchema),
  tags: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(new RegExp("\\S", 'u')))), v.maxLength(50))),
  deals_with_confidential_data: v.exactOptional(v.boolean()),
  primary_purpose: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(500)))),
  pipeline: v.exactOptional(v.boolean()),
}) satisfies v.GenericSchema<unknown, UpdateRepositoryRequest>;
