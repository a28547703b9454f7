// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { PullRequestPer } from '../model';

export const pullRequestPerSchema = v.picklist(["finding","file","repository"]) satisfies v.GenericSchema<unknown, PullRequestPer>;
