/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BulkItem } from './bulkItem.ts';

/**
 * What happened, finding by finding.
 */
export interface BulkResult {
  job_id: string;
  /** @minimum 0 */
  done: number;
  /** @minimum 0 */
  skipped: number;
  /** @minimum 0 */
  failed: number;
  can_undo: boolean;
  data: BulkItem[];
}
