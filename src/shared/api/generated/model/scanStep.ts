/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ScanStepKind } from './scanStepKind.ts';
import type { ScanStepState } from './scanStepState.ts';

/**
 * One thing that follows from an import.
 */
export interface ScanStep {
  kind: ScanStepKind;
  state: ScanStepState;
  /**
     * Findings with a priority, or rules that are applied.
     * @minimum 0
     * @nullable
     */
  count: number | null;
  /**
     * @minimum 0
     * @maximum 1
     * @nullable
     */
  progress: number | null;
  /**
     * Who was told.
     * @nullable
     */
  person: string | null;
}
