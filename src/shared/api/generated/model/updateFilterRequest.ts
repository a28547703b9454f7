/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SavedFilterEntryInput } from './savedFilterEntryInput.ts';

/**
 * New filters under the same name.
 */
export interface UpdateFilterRequest {
  /** @maxItems 60 */
  filters: SavedFilterEntryInput[];
  shared?: boolean;
  is_default?: boolean;
}
