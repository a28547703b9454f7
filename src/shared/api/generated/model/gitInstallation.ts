/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The installation of the GitHub App.
 */
export interface GitInstallation {
  /** @nullable */
  installation_id: string | null;
}
