/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingsChart } from './findingsChart.ts';

/**
 * Open findings and how they went.
 */
export interface FindingsChartDocument {
  data: FindingsChart;
}
