import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  AlarmClock,
  CircleCheck,
  CreditCard,
  Flame,
  Gauge,
  GitMerge,
  KeyRound,
  type LucideIcon,
  ScanLine,
  Send,
  ShieldAlert,
  ShieldHalf,
  TriangleAlert,
  UserCheck,
  UserPen,
  UserPlus,
} from 'lucide-react';
import type { NotificationType } from '@/shared/api/generated/model';

type Look = { icon: LucideIcon; disc: string; name: MessageDescriptor };

export const notificationStyles: Readonly<Record<NotificationType, Look>> = {
  scan_ended: {
    icon: ScanLine,
    disc: 'bg-progress-tint text-progress-text',
    name: msg`Scan finished`,
  },
  scan_failed: {
    icon: TriangleAlert,
    disc: 'bg-danger-tint text-danger-text',
    name: msg`Scan failed`,
  },
  pull_failed: {
    icon: TriangleAlert,
    disc: 'bg-danger-tint text-danger-text',
    name: msg`Pull failed`,
  },
  sent_to_you: { icon: Send, disc: 'bg-progress-tint text-progress-text', name: msg`Sent to you` },
  assigned_to_you: {
    icon: UserPen,
    disc: 'bg-progress-tint text-progress-text',
    name: msg`Assigned to you`,
  },
  kev_match: { icon: Flame, disc: 'bg-danger-tint text-danger-text', name: msg`Known exploited` },
  acceptance_expiring: {
    icon: ShieldHalf,
    disc: 'bg-warn-tint text-warn-text',
    name: msg`Acceptance expires`,
  },
  token_expiring: { icon: KeyRound, disc: 'bg-warn-tint text-warn-text', name: msg`Token expires` },
  invitation_accepted: {
    icon: UserPlus,
    disc: 'bg-info-tint text-info-text',
    name: msg`Invitation accepted`,
  },
  remediation_ready: { icon: CircleCheck, disc: 'bg-ai-tint text-ai-text', name: msg`Fix ready` },
  pull_request_merged: {
    icon: GitMerge,
    disc: 'bg-ok-tint text-ok-text',
    name: msg`Pull request merged`,
  },
  approval_requested: {
    icon: UserCheck,
    disc: 'bg-progress-tint text-progress-text',
    name: msg`Approval requested`,
  },
  approval_answered: {
    icon: ShieldHalf,
    disc: 'bg-info-tint text-info-text',
    name: msg`Approval decided`,
  },
  payment_failed: {
    icon: CreditCard,
    disc: 'bg-danger-tint text-danger-text',
    name: msg`Payment failed`,
  },
  security_act: {
    icon: ShieldAlert,
    disc: 'bg-warn-tint text-warn-text',
    name: msg`Security change`,
  },
  ai_budget: { icon: Gauge, disc: 'bg-ai-tint text-ai-text', name: msg`AI budget` },
  reminder: { icon: AlarmClock, disc: 'bg-info-tint text-info-text', name: msg`Reminder` },
};
