/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BulkChangeInput } from './bulkChangeInput.ts';
import type { FindingSelectionInput } from './findingSelectionInput.ts';
import type { RunId } from './runId.ts';
import type { SeenAt } from './seenAt.ts';

/**
 * What to change, on which findings.
 */
export interface BulkTriageRequest {
  /**
     * @minItems 1
     * @maxItems 10000
     */
  finding_ids?: string[];
  selection?: FindingSelectionInput;
  change: BulkChangeInput;
  seen_at?: SeenAt;
  run_id?: RunId;
}
