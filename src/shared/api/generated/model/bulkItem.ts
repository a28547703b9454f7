/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BulkItemOutcome } from './bulkItemOutcome.ts';

/**
 * What happened with one finding.
 */
export interface BulkItem {
  finding_id: string;
  outcome: BulkItemOutcome;
  /**
     * Why it was skipped or failed.
     * @nullable
     */
  reason: string | null;
}
