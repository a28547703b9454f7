/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Fortify.
 */
export interface FortifyCredentialInput {
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  client_id?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  client_secret?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  release_id?: string | null;
}
