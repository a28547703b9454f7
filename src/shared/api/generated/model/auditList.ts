/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AuditEntry } from './auditEntry.ts';
import type { ListMeta } from './listMeta.ts';

/**
 * A page of the audit log, newest first.
 */
export interface AuditList {
  data: AuditEntry[];
  meta: ListMeta;
}
