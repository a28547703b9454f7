/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PriorityGroup } from './priorityGroup.ts';

/**
 * One addend of the priority.
 */
export interface PriorityFactor {
  key: string;
  group: PriorityGroup;
  /**
     * 0 says nothing for urgency, 1 everything.
     * @minimum 0
     * @maximum 1
     */
  value: number;
  /** The fact behind it. */
  fact: string;
  /**
     * Most points that it can bring.
     * @minimum 0
     * @maximum 100
     */
  weight: number;
  /**
     * Points that it brings.
     * @minimum 0
     * @maximum 100
     */
  contribution: number;
  source: string;
  /** @nullable */
  date: string | null;
}
