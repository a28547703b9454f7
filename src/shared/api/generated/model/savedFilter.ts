/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PersonRef } from './personRef.ts';
import type { SavedFilterEntry } from './savedFilterEntry.ts';

/**
 * A named set of filters.
 */
export interface SavedFilter {
  name: string;
  filters: SavedFilterEntry[];
  active: boolean;
  /** Everybody of the organisation sees it. */
  shared: boolean;
  is_default: boolean;
  owner: PersonRef | null;
  /** Filters that no longer exist. */
  dropped: string[];
}
