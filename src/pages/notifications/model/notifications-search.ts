import * as v from 'valibot';
import { oneOf, page } from '@/shared/lib/search';

export const notificationTypes = [
  'scan_ended',
  'scan_failed',
  'pull_failed',
  'sent_to_you',
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
  'reminder',
] as const;

const schema = v.object({
  status: oneOf(['unread', 'read']),
  notification_type: oneOf(notificationTypes),
  page,
});

export type NotificationsSearch = v.InferOutput<typeof schema>;
export const validateNotificationsSearch = (search: Record<string, unknown>): NotificationsSearch =>
  v.parse(schema, search);
