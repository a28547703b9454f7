// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { ApplyPatchRequest } from '../model';
import { issueTrackerSchema } from './issue-tracker';
import { pullRequestPerSchema } from './pull-request-per';
import { runIdSchema } from './run-id';

export const applyPatchRequestSchema = v.strictObject({
  remediations: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(1000)),
  as: v.exactOptional(v.picklist(["pull_request","issue"])),
  pull_request_per: v.exactOptional(pullRequestPerSchema),
  tracker: v.exactOptional(issueTrackerSchema),
  run_id: v.exactOptional(runIdSchema),
}) satisfies v.GenericSchema<unknown, ApplyPatchRequest>;
