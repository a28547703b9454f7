/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IssueDraft } from './issueDraft.ts';
import type { ProcessingStatus } from './processingStatus.ts';
import type { RemediationNote } from './remediationNote.ts';
import type { RemediationPullRequestState } from './remediationPullRequestState.ts';
import type { RemediationSource } from './remediationSource.ts';
import type { RemediationType } from './remediationType.ts';
import type { RemediationVersion } from './remediationVersion.ts';
import type { TemplateField } from './templateField.ts';

/**
 * A way to mend a finding.
 */
export interface Remediation {
  _id: string;
  client_id: string;
  finding_id: string;
  repository_id: string;
  title: string;
  /** @nullable */
  description: string | null;
  processing_status: ProcessingStatus;
  remediation_type: RemediationType;
  /** Who knows it. */
  source: RemediationSource;
  /**
     * As it was made.
     * @nullable
     */
  code_diff_original: string | null;
  /**
     * As it was edited.
     * @nullable
     */
  code_diff: string | null;
  /** @nullable */
  code_snippet: string | null;
  /** @nullable */
  file_path: string | null;
  /**
     * @minimum 1
     * @nullable
     */
  line: number | null;
  is_template: boolean;
  /** @nullable */
  template: string | null;
  template_fields: TemplateField[];
  /**
     * @maxLength 2000
     * @nullable
     */
  reference_url: string | null;
  /**
     * @maxLength 2000
     * @nullable
     */
  pull_request_url: string | null;
  /**
     * As it was when the host was last asked, which is every few minutes.
     * @nullable
     */
  pull_request_state: RemediationPullRequestState;
  /**
     * @maxLength 2000
     * @nullable
     */
  issue_url: string | null;
  /** @nullable */
  error: string | null;
  /**
     * A stable word for `error`, for whoever words it in another language.
     * @nullable
     */
  error_code: string | null;
  date: string;
  /**
     * Which model wrote it.
     * @nullable
     */
  model: string | null;
  /** What else to know about it. */
  notes: RemediationNote[];
  /** The flagged code has changed since it was made: it may not fit any more. */
  is_stale: boolean;
  /**
     * The run that makes it, or made it.
     * @nullable
     */
  job_id: string | null;
  /**
     * What it was before, the latest first.
     * @maxItems 10
     */
  versions: RemediationVersion[];
  issue_draft?: IssueDraft;
}
