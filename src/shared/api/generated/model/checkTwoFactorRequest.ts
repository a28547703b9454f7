/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Answer to a challenge.
 */
export interface CheckTwoFactorRequest {
  /**
     * @minLength 1
     * @maxLength 200
     */
  challenge: string;
  /**
     * Six digits of the app, or a recovery code.
     * @minLength 6
     * @maxLength 32
     */
  code: string;
}
