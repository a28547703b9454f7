/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The approver's answer.
 */
export interface DecideRiskRequest {
  approve: boolean;
  /** @maxLength 2000 */
  comment?: string;
}
