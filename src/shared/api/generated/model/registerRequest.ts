/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A new organisation and its first administrator.
 */
export interface RegisterRequest {
  /** @maxLength 254 */
  email: string;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  organization_name: string;
  /** The partner whose link was followed. One that is unknown or paused is ignored. */
  partner?: string;
}
