/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SaveTokenRequestSourceControl } from './saveTokenRequestSourceControl.ts';

/**
 * A token of a source host.
 */
export interface SaveTokenRequest {
  /**
     * @minLength 1
     * @maxLength 4000
     */
  token: string;
  source_control: SaveTokenRequestSourceControl;
  /**
     * @maxLength 2000
     * @nullable
     */
  url?: string | null;
}
