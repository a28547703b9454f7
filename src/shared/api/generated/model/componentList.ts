/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ComponentRow } from './componentRow.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * A page of components.
 */
export interface ComponentList {
  data: ComponentRow[];
  meta: ListMeta;
}
