/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who forgot the password.
 */
export interface ForgotPasswordRequest {
  /** @maxLength 254 */
  email: string;
}
