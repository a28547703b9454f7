/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A new password.
 */
export interface ChangePasswordRequest {
  /**
     * @minLength 1
     * @maxLength 1000
     */
  current_password: string;
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
