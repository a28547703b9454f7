/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GateLimit } from './gateLimit.ts';
import type { Severity } from './severity.ts';

/**
 * A finding that blocks.
 */
export interface GateBlocker {
  finding_id: string;
  title: string;
  severity: Severity;
  /**
     * @minimum 0
     * @maximum 100
     */
  priority: number;
  limit: GateLimit;
  /** The policy's name, or the limit in an English sentence. */
  reason: string;
}
