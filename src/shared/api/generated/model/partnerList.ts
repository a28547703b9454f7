/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Partner } from './partner.ts';

/**
 * Partners.
 */
export interface PartnerList {
  data: Partner[];
  meta: ListMeta;
}
