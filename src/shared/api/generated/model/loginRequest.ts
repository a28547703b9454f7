/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * User name or e-mail with password, or a Google access token.
 */
export interface LoginRequest {
  /**
     * User name or e-mail.
     * @minLength 1
     * @maxLength 254
     * @pattern \S
     */
  username?: string;
  /**
     * @minLength 1
     * @maxLength 1000
     */
  password?: string;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  google_access_token?: string;
}
