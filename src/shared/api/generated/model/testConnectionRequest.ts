/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SourceHost } from './sourceHost.ts';

/**
 * Which source host to try.
 */
export interface TestConnectionRequest {
  source_control: SourceHost;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  token?: string;
  /**
     * @maxLength 2000
     * @nullable
     */
  url?: string | null;
}
