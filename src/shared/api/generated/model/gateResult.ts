/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GateBlocker } from './gateBlocker.ts';
import type { GateOutcome } from './gateOutcome.ts';

/**
 * The answer for a pipeline.
 */
export interface GateResult {
  passed: boolean;
  outcome: GateOutcome;
  /** The first 100. */
  blockers: GateBlocker[];
  /** @minimum 0 */
  total: number;
  message: string;
}
