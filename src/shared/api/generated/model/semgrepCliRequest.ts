/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Semgrep CLI.
 */
export interface SemgrepCliRequest {
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  token?: string | null;
  /**
     * @maxLength 500
     * @nullable
     */
  config?: string | null;
}
