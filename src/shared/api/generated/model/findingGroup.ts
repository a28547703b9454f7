/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Severity } from './severity.ts';
import type { SeverityCounts } from './severityCounts.ts';

/**
 * Findings with one value in common.
 */
export interface FindingGroup {
  key: string;
  label: string;
  /** @minimum 0 */
  total: number;
  severity: SeverityCounts;
  worst: Severity;
  /**
     * @minimum 0
     * @maximum 100
     */
  highest_priority: number;
  /**
     * In how many repositories.
     * @minimum 1
     */
  repositories: number;
  /** When the first of them was first seen. */
  oldest_at: string;
  /**
     * How many have a known fix.
     * @minimum 0
     */
  with_fix: number;
}
