/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SavedFilter } from './savedFilter.ts';

/**
 * Saved filters, and which one is active.
 */
export interface SavedFilterList {
  data: SavedFilter[];
  /** @nullable */
  active: string | null;
}
