/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BulkFinding } from './bulkFinding.ts';
import type { BulkItemOutcome } from './bulkItemOutcome.ts';

/**
 * What happened with one finding.
 */
export interface BulkItem {
  finding_id: string;
  outcome: BulkItemOutcome;
  /**
     * Why it was skipped or failed, or what could not follow.
     * @nullable
     */
  reason: string | null;
  /**
     * A stable word for the reason.
     * @nullable
     */
  code: string | null;
  /**
     * What was opened for it elsewhere.
     * @maxLength 2000
     * @nullable
     */
  link: string | null;
  /** Null when the finding is no longer there. */
  finding: BulkFinding | null;
}
