/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ControlSummary } from './controlSummary.ts';

/**
 * Controls and what stands against them.
 */
export interface ControlList {
  data: ControlSummary[];
}
