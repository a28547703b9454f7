/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SeriesPoint } from './seriesPoint.ts';
import type { SeverityCounts } from './severityCounts.ts';

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
  /** @minimum 0 */
  kev: number;
  /** Of what is open. */
  severity: SeverityCounts;
  /**
     * @minimum 0
     * @nullable
     */
  mean_days_to_fix: number | null;
  /** Open at the end of each day. */
  series: SeriesPoint[];
  is_exact: boolean;
}
