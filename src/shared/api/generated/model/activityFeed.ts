/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActivityEvent } from './activityEvent.ts';

/**
 * What changed since the cursor.
 */
export interface ActivityFeed {
  data: ActivityEvent[];
  /** For the next call. */
  cursor: string;
}
