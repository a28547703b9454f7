/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplyPatchRequestAs } from './applyPatchRequestAs.ts';

/**
 * Which remediations to apply.
 */
export interface ApplyPatchRequest {
  /**
     * @minItems 1
     * @maxItems 1000
     */
  remediations: string[];
  as?: ApplyPatchRequestAs;
}
