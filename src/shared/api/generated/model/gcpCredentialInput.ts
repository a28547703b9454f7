/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Google Cloud.
 */
export interface GcpCredentialInput {
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 20000
     * @nullable
     */
  application_credentials?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 254
     * @nullable
     */
  client_email?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  project_id?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 254
     * @nullable
     */
  service_account?: string | null;
}
