/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PriorityBin } from './priorityBin.ts';
import type { PriorityMove } from './priorityMove.ts';

/**
 * What new settings would change.
 */
export interface PrioritySimulation {
  /** @minimum 0 */
  findings: number;
  /** @minimum 0 */
  moved: number;
  /** @minimum 0 */
  up: number;
  /** @minimum 0 */
  down: number;
  is_exact: boolean;
  movers: PriorityMove[];
  /** Ten bins of ten points. */
  histogram: PriorityBin[];
}
