/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How the person's two-factor sign-in stands, and how many of the organisation have it.
 */
export interface TwoFactorStanding {
  /** @nullable */
  enabled_at: string | null;
  /**
     * When a code of the app was accepted last.
     * @nullable
     */
  last_used_at: string | null;
  /** @minimum 0 */
  recovery_codes_left: number;
  /**
     * Verified members of the organisation.
     * @minimum 0
     */
  members: number;
  /**
     * Those of them whose two-factor sign-in is on.
     * @minimum 0
     */
  members_with: number;
}
