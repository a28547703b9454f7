/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SourceHost } from './sourceHost.ts';

/**
 * The connection to a source host.
 */
export interface HostConnector {
  source_control: SourceHost;
  isConfigured: boolean;
  /** @nullable */
  login: string | null;
  workspaces: string[];
  /** @nullable */
  expired_at: string | null;
  /**
     * The host's own page for connecting it, with the `state` that the exchange asks for; `redirect_uri` is the caller's to add. Null where the server has no application registered there, and for those who may not connect it.
     * @maxLength 4000
     * @nullable
     */
  authorize_url: string | null;
}
