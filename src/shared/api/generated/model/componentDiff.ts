/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComponentChange } from './componentChange.ts';

/**
 * Differences between two scans.
 */
export interface ComponentDiff {
  /** @minimum 0 */
  added: number;
  /** @minimum 0 */
  removed: number;
  /** @minimum 0 */
  changed: number;
  data: ComponentChange[];
}
