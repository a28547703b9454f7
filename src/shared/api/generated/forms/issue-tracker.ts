// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { IssueTracker } from '../model';

export const issueTrackerSchema = v.picklist(["source_host","webhook"]) satisfies v.GenericSchema<unknown, IssueTracker>;
