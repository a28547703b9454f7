// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { NewRepositoryInput } from '../model';
import { repositoryPrioritySchema } from './repository-priority';

export const newRepositoryInputSchema = v.strictObject({
  nickname: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.regex(new RegExp("\\S", 'u'))),
  url: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000), v.url()))),
  uri: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  branch: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(255), v.regex(new RegExp("\\S", 'u'))))),
  description: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
  repo_type: v.exactOptional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(new RegExp("\\S", 'u'))))),
  priority: v.exactOptional(repositoryPrioritySchema),
  tags: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(new RegExp("\\S", 'u')))), v.maxLength(50))),
  deals_with_confidential_data: v.exactOptional(v.boolean()),
  primary_purpose: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(500)))),
}) satisfies v.GenericSchema<unknown, NewRepositoryInput>;
