/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientSummary } from './clientSummary.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * A page of organisations.
 */
export interface ClientSummaryList {
  data: ClientSummary[];
  meta: ListMeta;
}
