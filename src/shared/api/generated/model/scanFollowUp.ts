/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReopenedFinding } from './reopenedFinding.ts';
import type { ScanStep } from './scanStep.ts';

/**
 * What follows from an import.
 */
export interface ScanFollowUp {
  /** The most severe of those that came back, five at most. */
  reopened: ReopenedFinding[];
  /** What is done and what remains; empty when nothing remains. */
  steps: ScanStep[];
}
