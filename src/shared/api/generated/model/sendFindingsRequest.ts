/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingSelectionInput } from './findingSelectionInput.ts';
import type { RunId } from './runId.ts';
import type { SeenAt } from './seenAt.ts';

/**
 * What to send, to whom. Mail goes out after 30 seconds; until then the job can be cancelled.
 */
export interface SendFindingsRequest {
  /**
     * @minItems 1
     * @maxItems 10000
     */
  finding_ids?: string[];
  selection?: FindingSelectionInput;
  /**
     * @minItems 1
     * @maxItems 100
     */
  developer_ids: string[];
  /** @maxLength 2000 */
  message?: string;
  seen_at?: SeenAt;
  run_id?: RunId;
}
