/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ColumnInput } from './columnInput.ts';

/**
 * Columns to show, in their order.
 */
export interface SaveFindingColumnsRequest {
  /**
     * @minItems 1
     * @maxItems 60
     */
  columns: ColumnInput[];
}
