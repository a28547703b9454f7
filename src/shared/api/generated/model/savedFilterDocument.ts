/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SavedFilter } from './savedFilter.ts';

/**
 * A saved filter.
 */
export interface SavedFilterDocument {
  data: SavedFilter;
}
