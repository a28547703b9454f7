/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingSelectionInput } from './findingSelectionInput.ts';

/**
 * Which findings, in place of all that match the query.
 */
export interface ExportSelectionRequest {
  /**
     * @minItems 1
     * @maxItems 10000
     */
  finding_ids?: string[];
  selection?: FindingSelectionInput;
}
