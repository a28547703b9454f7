/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AuditEntryDetail } from './auditEntryDetail.ts';

/**
 * Who did what.
 */
export interface AuditEntry {
  id: string;
  at: string;
  actor: string;
  action: string;
  subject_type: string;
  /** @nullable */
  subject_id: string | null;
  detail: AuditEntryDetail;
  /** @nullable */
  request_id: string | null;
}
