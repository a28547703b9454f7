// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { CreateRepositoryWithListRequest } from '../model';
import { newRepositoryInputSchema } from './new-repository-input';
import { sourceControlSchema } from './source-control';

export const createRepositoryWithListRequestSchema = v.strictObject({
  data: v.pipe(v.array(newRepositoryInputSchema), v.minLength(1), v.maxLength(100)),
  source_control: sourceControlSchema,
}) satisfies v.GenericSchema<unknown, CreateRepositoryWithListRequest>;
