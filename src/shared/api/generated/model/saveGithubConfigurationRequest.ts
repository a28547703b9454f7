/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The GitHub App's configuration.
 */
export interface SaveGithubConfigurationRequest {
  /**
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  app_id: string;
  /**
     * @maxLength 50
     * @nullable
     */
  installation_id?: string | null;
  /**
     * Absent keeps it, null clears it, a text replaces it. No answer contains it.
     * @minLength 1
     * @maxLength 10000
     * @nullable
     */
  private_key?: string | null;
}
