/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { HostBranch } from './hostBranch.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * A page of branches.
 */
export interface HostBranchList {
  data: HostBranch[];
  meta: ListMeta;
}
