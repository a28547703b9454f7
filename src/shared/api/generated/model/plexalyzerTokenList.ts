/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlexalyzerTokenInfo } from './plexalyzerTokenInfo.ts';

/**
 * API tokens.
 */
export interface PlexalyzerTokenList {
  data: PlexalyzerTokenInfo[];
}
