/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A new token, shown this once.
 */
export interface PlexalyzerToken {
  id: string;
  token: string;
  name: string;
  created_at: string;
  expired_at: string;
}
