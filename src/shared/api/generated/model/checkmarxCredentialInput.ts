/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Checkmarx.
 */
export interface CheckmarxCredentialInput {
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
  username?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  password?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  base_url?: string | null;
  /**
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  team_id?: number | null;
}
