/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SeverityCounts } from './severityCounts.ts';

/**
 * What the import changed.
 */
export interface ScanCounts {
  /**
     * Results in the report.
     * @minimum 0
     */
  total: number;
  /** @minimum 0 */
  new: number;
  new_by_severity: SeverityCounts;
  /**
     * Known before, those that moved or were reopened among them.
     * @minimum 0
     */
  matched: number;
  /**
     * Matched although their lines moved.
     * @minimum 0
     */
  moved: number;
  /** @minimum 0 */
  reopened: number;
  /**
     * No longer in a full report of the same tool and branch.
     * @minimum 0
     */
  fixed: number;
  /**
     * Newly linked to findings of other tools; a dry run does not tell.
     * @minimum 0
     */
  duplicates: number;
  /** @minimum 0 */
  ignored: number;
  /** @minimum 0 */
  components: number;
}
