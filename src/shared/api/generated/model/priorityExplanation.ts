/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PriorityFactor } from './priorityFactor.ts';

/**
 * Why a finding has its priority.
 */
export interface PriorityExplanation {
  /**
     * @minimum 0
     * @maximum 100
     */
  score: number;
  factors: PriorityFactor[];
  computed_at: string;
}
