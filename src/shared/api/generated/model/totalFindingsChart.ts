/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DueBySeverity } from './dueBySeverity.ts';
import type { SeriesPoint } from './seriesPoint.ts';
import type { SeverityCounts } from './severityCounts.ts';
import type { SeverityDays } from './severityDays.ts';

/**
 * Totals of findings and how they went.
 */
export interface TotalFindingsChart {
  /** @minimum 0 */
  total: number;
  /** @minimum 0 */
  open: number;
  /** @minimum 0 */
  in_progress: number;
  /** @minimum 0 */
  fixed: number;
  /** @minimum 0 */
  risk_accepted: number;
  /** @minimum 0 */
  false_positive: number;
  /** @minimum 0 */
  overdue: number;
  /** @minimum 0 */
  due_soon: number;
  due_by_severity: DueBySeverity;
  /** @minimum 0 */
  kev: number;
  /** Of what is open. */
  severity: SeverityCounts;
  /**
     * From the first report to the fix, of what was fixed in the period. False positives and accepted risks are none.
     * @minimum 0
     * @nullable
     */
  mean_days_to_fix: number | null;
  /**
     * The same of the period of equal length before it.
     * @minimum 0
     * @nullable
     */
  mean_days_to_fix_before: number | null;
  mean_days_to_fix_by_severity: SeverityDays;
  /** Open at the end of each day. */
  series: SeriesPoint[];
  is_exact: boolean;
}
