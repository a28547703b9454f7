/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlexalyzerScope } from './plexalyzerScope.ts';

/**
 * A token to make.
 */
export interface GeneratePlexalyzerTokenRequest {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  expired_at: string;
  /**
     * @minItems 1
     * @maxItems 5
     */
  scopes?: PlexalyzerScope[];
}
