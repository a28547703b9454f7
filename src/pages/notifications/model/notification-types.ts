import type { NotificationType } from '@/shared/api/generated/model';

export const notificationTypes = [
  'scan_ended',
  'scan_failed',
  'pull_failed',
  'sent_to_you',
  'assigned_to_you',
  'kev_match',
  'acceptance_expiring',
  'token_expiring',
  'invitation_accepted',
  'remediation_ready',
  'pull_request_merged',
  'approval_requested',
  'approval_answered',
  'payment_failed',
  'security_act',
  'ai_budget',
  'reminder',
] as const;

/** Undefined for an unknown type in the URL. */
export const notificationTypeOf = (text: string | undefined): NotificationType | undefined =>
  notificationTypes.find((type) => type === text);
