/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingRowAttributes } from './findingRowAttributes.ts';

/**
 * A finding as the list shows it.
 */
export interface FindingRow {
  id: string;
  attributes: FindingRowAttributes;
}
