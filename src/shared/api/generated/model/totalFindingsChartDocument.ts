/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TotalFindingsChart } from './totalFindingsChart.ts';

/**
 * Totals and their course.
 */
export interface TotalFindingsChartDocument {
  data: TotalFindingsChart;
}
