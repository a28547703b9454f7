/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlexalyzerScope } from './plexalyzerScope.ts';

/**
 * An API token, without the token itself.
 */
export interface PlexalyzerTokenInfo {
  id: string;
  name: string;
  prefix: string;
  scopes: PlexalyzerScope[];
  created_at: string;
  expired_at: string;
  /** @nullable */
  last_used_at: string | null;
}
