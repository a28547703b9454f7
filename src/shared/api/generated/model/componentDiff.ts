/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChangeEffect } from './changeEffect.ts';
import type { ComponentChange } from './componentChange.ts';

/**
 * Differences between two bills of materials. The counts are of all changes, whichever are listed.
 */
export interface ComponentDiff {
  /** Scan of the earlier bill. */
  from: string;
  /** Scan of the later bill. */
  to: string;
  /** @minimum 0 */
  added: number;
  /** @minimum 0 */
  removed: number;
  /**
     * With another version.
     * @minimum 0
     */
  changed: number;
  /** @minimum 0 */
  licenses_changed: number;
  brings: ChangeEffect;
  mends: ChangeEffect;
  /** Those that bring the worst first, then those that mend the worst, then other licences, then all others by name. */
  data: ComponentChange[];
}
