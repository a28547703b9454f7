/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SourceHost } from './sourceHost.ts';

/**
 * The code that a source host gave.
 */
export interface OAuthTokenRequest {
  source_control: SourceHost;
  /**
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  code: string;
  /** @maxLength 500 */
  state?: string;
  /** @maxLength 2000 */
  redirect_uri?: string;
}
