/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BulkItem } from './bulkItem.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * What a job did, finding by finding.
 */
export interface BulkItemList {
  data: BulkItem[];
  meta: ListMeta;
}
