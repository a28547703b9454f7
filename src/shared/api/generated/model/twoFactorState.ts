/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Two-factor sign-in of the person.
 */
export interface TwoFactorState {
  enable_2fa: boolean;
  /**
     * Shown while setting up only.
     * @nullable
     */
  secret: string | null;
  /**
     * The same as a picture, as a data address.
     * @nullable
     */
  qrcode: string | null;
  /** Shown once, when switched on. */
  recovery_codes: string[];
}
