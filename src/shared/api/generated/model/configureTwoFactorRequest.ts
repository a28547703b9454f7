/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Without a code: make a secret. With the code of the app: switch on.
 */
export interface ConfigureTwoFactorRequest {
  /** @pattern ^\d{6}$ */
  code?: string;
}
