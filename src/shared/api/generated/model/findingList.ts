/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingRow } from './findingRow.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * A page of findings.
 */
export interface FindingList {
  data: FindingRow[];
  meta: ListMeta;
}
