/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SeverityCounts } from './severityCounts.ts';

/**
 * How many vulnerabilities all changes together bring or mend, each of a package once. False positives do not count.
 */
export interface ChangeEffect {
  /** @minimum 0 */
  total: number;
  /**
     * Of these on the list of known exploited vulnerabilities.
     * @minimum 0
     */
  kev: number;
  severity: SeverityCounts;
}
