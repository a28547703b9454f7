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
}
