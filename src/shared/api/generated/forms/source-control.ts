// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SourceControl } from '../model';

export const sourceControlSchema = v.picklist(["github","gitlab","bitbucket_cloud","gitea","manual"]) satisfies v.GenericSchema<unknown, SourceControl>;
