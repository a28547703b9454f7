/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The password was right; a code is needed before there is a session.
 */
export interface TwoFactorChallenge {
  two_factor_required: true;
  /** To be sent to `POST /user/check-2fa`. */
  challenge: string;
  /** Seconds. */
  expires_in: number;
}
