import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shortSpan } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { hurryMs, slaRuns, type SlaFacts } from '#domain/sla';

interface SlaLabelProps {
  /** The due date of the SLA or of a rule. */
  dueAt: string | null;
  finding: SlaFacts;
  /** For use below a header that names it. */
  brief?: boolean;
  /** Replaces the text that explains why there is no date. */
  otherwise?: ReactNode;
}

export function SlaLabel({ dueAt, finding, brief = false, otherwise }: SlaLabelProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  if (dueAt === null || !slaRuns(finding))
    return (
      otherwise ?? (
        <span className="text-ink-3">{slaRuns(finding) ? t`No due date` : t`Not running`}</span>
      )
    );
  const left = Date.parse(dueAt) - now;
  const span = shortSpan(i18n, Math.abs(left));
  if (left < 0)
    return (
      <span className="font-medium text-danger-text">
        {brief ? t`${span} over` : t`${span} over SLA`}
      </span>
    );
  return (
    <span className={left < hurryMs ? 'font-medium text-warn-text' : 'text-ink-2'}>
      {brief ? span : t`${span} left`}
    </span>
  );
}
