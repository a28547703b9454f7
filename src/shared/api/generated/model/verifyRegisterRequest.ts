/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Name and password of the new account.
 */
export interface VerifyRegisterRequest {
  /** @pattern ^[A-Za-z0-9._-]{3,64}$ */
  username: string;
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
