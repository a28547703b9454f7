/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BulkSeverities } from './bulkSeverities.ts';
import type { BulkStay } from './bulkStay.ts';

/**
 * What an action would do; nothing has changed.
 */
export interface BulkPreview {
  /** @minimum 0 */
  total: number;
  /** @minimum 0 */
  will_change: number;
  /**
     * Of those that would change.
     * @minimum 0
     */
  known_exploited: number;
  severities: BulkSeverities;
  stay: BulkStay[];
}
