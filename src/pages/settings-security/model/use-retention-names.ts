import { useLingui } from '@lingui/react/macro';
import type { RetentionKind } from '@/shared/api/generated/model';

export function useRetentionNames(): Record<RetentionKind, string> {
  const { t } = useLingui();
  return {
    audit_log: t`Audit log`,
    mails: t`Sent emails`,
    notifications: t`Notifications`,
    jobs: t`Jobs that have ended, with their results`,
    reports: t`Reports that were not imported completely`,
    finding_history: t`History of fixed findings, without comments`,
    closed_findings: t`Fixed findings, with their comments`,
  };
}
