/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The GitHub App.
 */
export interface GitAppState {
  isConfigured: boolean;
  /** @nullable */
  app_id: string | null;
  /** @nullable */
  installation_id: string | null;
}
