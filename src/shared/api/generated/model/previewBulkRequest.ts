/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BulkChangeInput } from './bulkChangeInput.ts';
import type { FindingSelectionInput } from './findingSelectionInput.ts';
import type { PreviewBulkRequestAction } from './previewBulkRequestAction.ts';
import type { SeenAt } from './seenAt.ts';

/**
 * An action, and the findings that it is meant for.
 */
export interface PreviewBulkRequest {
  /**
     * @minItems 1
     * @maxItems 10000
     */
  finding_ids?: string[];
  selection?: FindingSelectionInput;
  action: PreviewBulkRequestAction;
  /** What to change; with the action `triage`. */
  change?: BulkChangeInput;
  seen_at?: SeenAt;
}
