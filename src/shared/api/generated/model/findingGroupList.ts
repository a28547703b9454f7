/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingGroup } from './findingGroup.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * Groups, the worst first.
 */
export interface FindingGroupList {
  data: FindingGroup[];
  meta: ListMeta;
}
