/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Somebody whom findings can be sent to.
 */
export interface Developer {
  id: string;
  username: string;
  /** @maxLength 254 */
  email: string;
  /**
     * @maxLength 2000
     * @nullable
     */
  avatar_url: string | null;
  /**
     * Sent or assigned to this person and not yet settled.
     * @minimum 0
     */
  open_findings: number;
}
