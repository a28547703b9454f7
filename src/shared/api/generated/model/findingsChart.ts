/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SeriesPoint } from './seriesPoint.ts';
import type { SeverityCounts } from './severityCounts.ts';

/**
 * Open findings by severity and how they went.
 */
export interface FindingsChart {
  severity: SeverityCounts;
  series: SeriesPoint[];
  /**
     * New in the period.
     * @minimum 0
     */
  found: number;
  /**
     * Fixed in the period.
     * @minimum 0
     */
  fixed: number;
  /**
     * @minimum 0
     * @nullable
     */
  mean_days_to_fix: number | null;
  is_exact: boolean;
}
