/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WrittenFilters } from './writtenFilters.ts';

/**
 * All that match a filter, save a few.
 */
export interface FindingSelectionInput {
  filter: WrittenFilters;
  /** @maxItems 10000 */
  except?: string[];
  /** When the person looked. */
  as_of: string;
  /**
     * What the person saw; too different a count is refused.
     * @minimum 0
     */
  expected_total: number;
}
