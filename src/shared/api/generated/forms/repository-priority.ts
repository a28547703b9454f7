// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { RepositoryPriority } from '../model';

export const repositoryPrioritySchema = v.picklist(["critical","high","medium","low"]) satisfies v.GenericSchema<unknown, RepositoryPriority>;
