// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { RepositoryMembersRequest } from '../model';

export const repositoryMembersRequestSchema = v.strictObject({
  user_ids: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(1000)),
}) satisfies v.GenericSchema<unknown, RepositoryMembersRequest>;
