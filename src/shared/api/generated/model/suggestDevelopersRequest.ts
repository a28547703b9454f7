/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingSelectionInput } from './findingSelectionInput.ts';

/**
 * Findings that are to be sent to somebody.
 */
export interface SuggestDevelopersRequest {
  /**
     * @minItems 1
     * @maxItems 10000
     */
  finding_ids?: string[];
  selection?: FindingSelectionInput;
}
