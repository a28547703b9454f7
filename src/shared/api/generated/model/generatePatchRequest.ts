/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingSelectionInput } from './findingSelectionInput.ts';

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
  apply_pr?: boolean;
  apply_issues?: boolean;
}
