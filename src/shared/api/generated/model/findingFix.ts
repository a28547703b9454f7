/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FixChange } from './fixChange.ts';

/**
 * What the report itself knows about mending it.
 */
export interface FindingFix {
  /** @nullable */
  description: string | null;
  changes: FixChange[];
}
