/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DueCounts } from './dueCounts.ts';

/**
 * How each severity stands against its dates.
 */
export interface DueBySeverity {
  critical: DueCounts;
  high: DueCounts;
  medium: DueCounts;
  low: DueCounts;
  info: DueCounts;
}
