/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BulkFinding } from './bulkFinding.ts';

/**
 * Findings that would stay as they are, for one reason.
 */
export interface BulkStay {
  /** A stable word for the reason. */
  code: string;
  reason: string;
  /** @minimum 1 */
  count: number;
  /**
     * The most urgent of them.
     * @maxItems 20
     */
  examples: BulkFinding[];
}
