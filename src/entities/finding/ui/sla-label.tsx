import { useLingui } from '@lingui/react/macro';
import { shortSpan } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { slaRuns, type SlaFacts } from '#domain/sla';

/** Less than this is left: amber, time to hurry. */
const soon = 2 * 24 * 60 * 60 * 1000;

interface SlaLabelProps {
  /** The due date to show, of the SLA or of a rule. */
  dueAt: string | null;
  finding: SlaFacts;
  /** Under a head that says what it is. */
  brief?: boolean;
}

export function SlaLabel({ dueAt, finding, brief = false }: SlaLabelProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  if (!slaRuns(finding)) return <span className="text-ink-3">{t`Not running`}</span>;
  if (dueAt === null) return <span className="text-ink-3">{t`No due date`}</span>;
  const left = Date.parse(dueAt) - now;
  const span = shortSpan(i18n, Math.abs(left));
  if (left < 0)
    return (
      <span className="font-medium text-danger-text">
        {brief ? t`${span} over` : t`${span} over SLA`}
      </span>
    );
  return (
    <span className={left < soon ? 'font-medium text-warn-text' : 'text-ink-2'}>
      {brief ? span : t`${span} left`}
    </span>
  );
}
