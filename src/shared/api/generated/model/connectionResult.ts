/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConnectionOutcome } from './connectionOutcome.ts';

/**
 * Whether it answered.
 */
export interface ConnectionResult {
  ok: boolean;
  code: ConnectionOutcome;
  /**
     * The HTTP status that it answered with.
     * @nullable
     */
  status: number | null;
  /** The same in an English sentence. */
  message: string;
  /**
     * @minimum 0
     * @nullable
     */
  latency_ms: number | null;
}
