/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingEvent } from './findingEvent.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * History of a finding, newest first.
 */
export interface FindingEventList {
  data: FindingEvent[];
  meta: ListMeta;
}
