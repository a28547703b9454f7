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
}
