/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IntelligenceFeed } from './intelligenceFeed.ts';

/**
 * Sources and their state.
 */
export interface IntelligenceState {
  data: IntelligenceFeed[];
}
