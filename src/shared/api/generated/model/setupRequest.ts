/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The first administrator.
 */
export interface SetupRequest {
  /**
     * Of the link that the first start printed.
     * @minLength 1
     * @maxLength 200
     */
  token: string;
  /** @maxLength 254 */
  email: string;
  /** @pattern ^[A-Za-z0-9._-]{3,64}$ */
  username?: string;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  organization_name?: string;
  /**
     * @minLength 12
     * @maxLength 1000
     */
  password: string;
  /**
     * @minLength 1
     * @maxLength 1000
     */
  confirm_password: string;
}
