/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingSelectionInput } from './findingSelectionInput.ts';
import type { IssueTracker } from './issueTracker.ts';
import type { PullRequestPer } from './pullRequestPer.ts';
import type { RemediationLocale } from './remediationLocale.ts';
import type { RunId } from './runId.ts';
import type { SeenAt } from './seenAt.ts';

/**
 * Which findings to make remediations for.
 */
export interface GeneratePatchRequest {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  findings?: string[];
  selection?: FindingSelectionInput;
  /** Propose each remediation that is ready as a pull request. */
  apply_pr?: boolean;
  /** Open an issue for each finding. */
  apply_issues?: boolean;
  locale?: RemediationLocale;
  pull_request_per?: PullRequestPer;
  tracker?: IssueTracker;
  seen_at?: SeenAt;
  run_id?: RunId;
}
