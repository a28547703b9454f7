import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DigestFrequency, MailTime, NotificationGroup } from '#domain/notification-kinds';
import type { NotificationType } from '@/shared/api/generated/model';

export const groupNames: Readonly<Record<NotificationGroup, MessageDescriptor>> = {
  you: msg`For you`,
  risk: msg`Risk`,
  work: msg`Work`,
  account: msg`Account and organisation`,
};

export const kindNames: Readonly<Record<NotificationType, MessageDescriptor>> = {
  sent_to_you: msg`Findings sent to you`,
  assigned_to_you: msg`Findings assigned to you`,
  approval_requested: msg`Approval requested from you`,
  approval_answered: msg`Your request was decided`,
  acceptance_expiring: msg`Accepted risk has ended`,
  reminder: msg`Reminders and rules that notify`,
  kev_match: msg`Known exploited now`,
  pull_request_merged: msg`Pull request merged`,
  remediation_ready: msg`Fixes ready`,
  scan_failed: msg`Import failed`,
  pull_failed: msg`Pull failed`,
  scan_ended: msg`Scan finished with changes`,
  token_expiring: msg`Token expires`,
  invitation_accepted: msg`Invitation accepted`,
  ai_budget: msg`AI budget`,
  security_act: msg`Security change`,
  payment_failed: msg`Payment failed`,
};

export const mailTimeNames: Readonly<Record<MailTime, MessageDescriptor>> = {
  now: msg`At once`,
  daily: msg({ message: 'Digest', context: 'mail' }),
  off: msg({ message: 'Off', context: 'mail' }),
};

export const frequencyNames: Readonly<Record<DigestFrequency, MessageDescriptor>> = {
  daily: msg`Every day`,
  weekly: msg`Every week`,
  off: msg`Never`,
};
