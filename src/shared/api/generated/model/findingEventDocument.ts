/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingEvent } from './findingEvent.ts';

/**
 * An event of the history.
 */
export interface FindingEventDocument {
  data: FindingEvent;
}
