// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';
import type { GeneratePatchRequest } from '../model';
import { findingSelectionInputSchema } from './finding-selection-input';
import { issueTrackerSchema } from './issue-tracker';
import { pullRequestPerSchema } from './pull-request-per';
import { remediationLocaleSchema } from './remediation-locale';
import { runIdSchema } from './run-id';
import { seenAtSchema } from './seen-at';

export const generatePatchRequestSchema = v.strictObject({
  findings: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(1000))),
  selection: v.exactOptional(findingSelectionInputSchema),
  apply_pr: v.exactOptional(v.boolean()),
  apply_issues: v.exactOptional(v.boolean()),
  locale: v.exactOptional(remediationLocaleSchema),
  pull_request_per: v.exactOptional(pullRequestPerSchema),
  tracker: v.exactOptional(issueTrackerSchema),
  seen_at: v.exactOptional(seenAtSchema),
  run_id: v.exactOptional(runIdSchema),
}) satisfies v.GenericSchema<unknown, GeneratePatchRequest>;
