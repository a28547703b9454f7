/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplyPatchRequestAs } from './applyPatchRequestAs.ts';
import type { IssueTracker } from './issueTracker.ts';
import type { PullRequestPer } from './pullRequestPer.ts';
import type { RunId } from './runId.ts';

/**
 * Which remediations to apply.
 */
export interface ApplyPatchRequest {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  remediations: string[];
  as?: ApplyPatchRequestAs;
  pull_request_per?: PullRequestPer;
  tracker?: IssueTracker;
  run_id?: RunId;
}
