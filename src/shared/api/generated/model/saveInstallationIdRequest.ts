/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The installation that GitHub named.
 */
export interface SaveInstallationIdRequest {
  /** @pattern ^\d{1,20}$ */
  installation_id: string;
}
