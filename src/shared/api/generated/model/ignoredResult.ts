/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IgnoredReason } from './ignoredReason.ts';

/**
 * A result that was left out.
 */
export interface IgnoredResult {
  reason: IgnoredReason;
  detail: string;
  /** Where in the report. */
  pointer: string;
}
