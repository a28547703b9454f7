/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Proof that it is the person.
 */
export interface TwoFactorProof {
  /**
     * Six digits of the app, or a recovery code.
     * @minLength 6
     * @maxLength 32
     */
  code: string;
}
