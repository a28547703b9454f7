// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { SourceHost } from '../model';

export const sourceHostSchema = v.picklist(["github","gitlab","bitbucket","gitea"]) satisfies v.GenericSchema<unknown, SourceHost>;
