import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Bell,
  Bug,
  FileJson,
  History,
  ListChecks,
  type LucideIcon,
  Mail,
  ScrollText,
} from 'lucide-react';
import type { RetentionKind } from '@/shared/api/generated/model';

type KindLook = { icon: LucideIcon; name: MessageDescriptor; note?: MessageDescriptor };

export const retentionLooks: Readonly<Record<RetentionKind, KindLook>> = {
  closed_findings: {
    icon: Bug,
    name: msg`Fixed findings`,
    note: msg`with their history and comments`,
  },
  finding_history: {
    icon: History,
    name: msg`History of fixed findings`,
    note: msg`without comments`,
  },
  reports: { icon: FileJson, name: msg`Reports`, note: msg`that were not imported completely` },
  audit_log: { icon: ScrollText, name: msg`Audit log`, note: msg`who did what` },
  mails: { icon: Mail, name: msg`Sent emails` },
  notifications: { icon: Bell, name: msg`Notifications` },
  jobs: { icon: ListChecks, name: msg`Jobs that have ended`, note: msg`with their results` },
};

/** In table order. */
export const retentionOrder = Object.keys(retentionLooks) as RetentionKind[]; // its own keys
