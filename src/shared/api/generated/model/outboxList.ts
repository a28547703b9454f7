/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { OutboxMail } from './outboxMail.ts';

/**
 * A page of mail, newest first.
 */
export interface OutboxList {
  data: OutboxMail[];
  meta: ListMeta;
}
