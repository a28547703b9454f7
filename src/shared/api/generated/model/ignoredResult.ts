/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IgnoredReason } from './ignoredReason.ts';
import type { IgnoredResultFacts } from './ignoredResultFacts.ts';

/**
 * A result that was left out.
 */
export interface IgnoredResult {
  reason: IgnoredReason;
  detail: string;
  /**
     * A stable word for `detail`, for whoever words it in another language. Null where it has none.
     * @nullable
     */
  type: string | null;
  /** What `detail` names. */
  facts: IgnoredResultFacts;
  /** Where in the report. */
  pointer: string;
}
