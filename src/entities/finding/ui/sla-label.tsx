import { useLingui } from '@lingui/react/macro';
import { shortSpan } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/now';
import type { FindingStatus } from '@/shared/rules/finding-filters';

/** Less than this is left: amber, time to hurry. */
const soon = 2 * 24 * 60 * 60 * 1000;

export function SlaLabel({ dueAt, status }: { dueAt: string | undefined; status: FindingStatus }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  if (status === 'fixed' || status === 'risk_accepted') return <span className="text-ink-3">{t`Not running`}</span>;
  if (dueAt === undefined) return <span className="text-ink-3">{t`No due date`}</span>;
  const left = Date.parse(dueAt) - now;
  const span = shortSpan(i18n, Math.abs(left));
  if (left < 0) return <span className="font-medium text-danger-text">{t`${span} over SLA`}</span>;
  return <span className={left < soon ? 'font-medium text-warn-text' : 'text-ink-2'}>{t`${span} left`}</span>;
}
