/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Oracle Cloud.
 */
export interface OracleCredentialInput {
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  compartment_id?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  key_fingerprint?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 20000
     * @nullable
     */
  key_value?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  tenancy_id?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  user_id?: string | null;
}
