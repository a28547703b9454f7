/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Black Duck.
 */
export interface BlackDuckCredentialInput {
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  api_token?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  black_duck_url?: string | null;
}
