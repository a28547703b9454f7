/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BulkPreview } from './bulkPreview.ts';

/**
 * What an action would do.
 */
export interface BulkPreviewDocument {
  data: BulkPreview;
}
