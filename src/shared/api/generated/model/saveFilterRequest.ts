/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SavedFilterEntryInput } from './savedFilterEntryInput.ts';

/**
 * A named set of filters.
 */
export interface SaveFilterRequest {
  /** @pattern ^[^/?#%\s][^/?#%]{0,99}$ */
  name: string;
  /** @maxItems 60 */
  filters: SavedFilterEntryInput[];
  shared?: boolean;
  is_default?: boolean;
}
