/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GateBlocker } from './gateBlocker.ts';

/**
 * The answer for a pipeline.
 */
export interface GateResult {
  passed: boolean;
  /** The first 100. */
  blockers: GateBlocker[];
  /** @minimum 0 */
  total: number;
  message: string;
}
