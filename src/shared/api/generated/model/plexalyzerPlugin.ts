/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The pipeline's token, without the token itself.
 */
export interface PlexalyzerPlugin {
  isConfigured: boolean;
  /** @nullable */
  name: string | null;
  /** @nullable */
  created_at: string | null;
  /** @nullable */
  expired_at: string | null;
}
