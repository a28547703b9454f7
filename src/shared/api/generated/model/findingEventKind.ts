/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type FindingEventKind = 'found' | 'matched' | 'moved' | 'reopened' | 'fixed' | 'status' | 'severity' | 'false_positive' | 'assigned' | 'assignee_left' | 'sent' | 'tagged' | 'comment' | 'risk_accepted' | 'risk_revoked' | 'risk_requested' | 'risk_declined' | 'approver_left' | 'duplicate_linked' | 'duplicate_unlinked' | 'priority' | 'remediation' | 'edited';