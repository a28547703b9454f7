/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A new password for a one-time link.
 */
export interface ResetPasswordRequest {
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
