/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SourceControl } from './sourceControl.ts';

/**
 * Credentials of a source host, without the token.
 */
export interface GitToken {
  source_control: SourceControl;
  isConfigured: boolean;
  /** @nullable */
  login: string | null;
  /**
     * Own server, where it is not the public one.
     * @maxLength 2000
     * @nullable
     */
  url: string | null;
  /** @nullable */
  expired_at: string | null;
}
