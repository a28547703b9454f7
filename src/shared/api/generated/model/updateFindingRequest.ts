/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingStatus } from './findingStatus.ts';
import type { Severity } from './severity.ts';

/**
 * What a person changes; what is absent stays.
 */
export interface UpdateFindingRequest {
  status?: FindingStatus;
  /** Overrides the reported one. */
  severity?: Severity;
  /** @nullable */
  assignee_id?: string | null;
  /**
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 60
     * @items.pattern \S
     */
  tags?: string[];
  /**
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  fixing_effort?: number | null;
  is_duplicate?: boolean;
  is_subfinding?: boolean;
  /**
     * Kept in the history.
     * @maxLength 2000
     */
  reason?: string;
}
