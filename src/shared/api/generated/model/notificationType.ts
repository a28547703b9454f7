/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Event that notifies.
 */
export type NotificationType = 'scan_ended' | 'scan_failed' | 'sent_to_you' | 'kev_match' | 'acceptance_expiring' | 'token_expiring' | 'invitation_accepted' | 'remediation_ready' | 'pull_request_merged' | 'approval_requested' | 'approval_answered' | 'payment_failed' | 'reminder';