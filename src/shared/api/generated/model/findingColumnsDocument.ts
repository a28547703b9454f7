/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingColumn } from './findingColumn.ts';

/**
 * Columns of the list, in their order.
 */
export interface FindingColumnsDocument {
  data: FindingColumn[];
}
