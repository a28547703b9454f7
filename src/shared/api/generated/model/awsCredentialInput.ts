/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * AWS.
 */
export interface AwsCredentialInput {
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  access_key_id?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  secret_access_key?: string | null;
}
