/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AcceptRiskRequest } from './acceptRiskRequest.ts';
import type { DecideRiskRequest } from './decideRiskRequest.ts';
import type { FindingStatus } from './findingStatus.ts';

/**
 * One change for all of them.
 */
export interface BulkChangeInput {
  status?: FindingStatus;
  false_positive?: boolean;
  /** @nullable */
  assignee_id?: string | null;
  /**
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 60
     * @items.pattern \S
     */
  add_tags?: string[];
  /**
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 60
     * @items.pattern \S
     */
  remove_tags?: string[];
  accept_risk?: AcceptRiskRequest;
  /** Answers the requests that wait for the caller. */
  decide_risk?: DecideRiskRequest;
  /** @maxLength 2000 */
  reason?: string;
}
