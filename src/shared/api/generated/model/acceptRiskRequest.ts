/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why to live with it, and until when.
 */
export interface AcceptRiskRequest {
  /**
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  reason: string;
  /** @nullable */
  until?: string | null;
  /** Until a fix exists. */
  until_fix?: boolean;
  /**
     * Who has to agree; it stays open until then.
     * @nullable
     */
  approver_id?: string | null;
}
