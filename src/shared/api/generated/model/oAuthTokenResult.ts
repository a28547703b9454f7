/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SourceHost } from './sourceHost.ts';

/**
 * The source host is connected.
 */
export interface OAuthTokenResult {
  source_control: SourceHost;
  isConfigured: boolean;
  /** @nullable */
  login: string | null;
}
