/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SeverityCounts } from './severityCounts.ts';

/**
 * A value and its open findings.
 */
export interface NamedCount {
  key: string;
  label: string;
  /** @minimum 0 */
  total: number;
  severity: SeverityCounts;
}
