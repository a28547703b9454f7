/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComponentUpgradeChange } from './componentUpgradeChange.ts';

/**
 * A version that closes findings.
 */
export interface ComponentUpgrade {
  version: string;
  /** How much it changes by semantic versioning. */
  change: ComponentUpgradeChange;
  /** @minimum 0 */
  closes: number;
  /** @minimum 0 */
  leaves: number;
}
