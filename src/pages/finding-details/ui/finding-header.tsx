import { Trans, useLingui } from '@lingui/react/macro';
import { displayStatus, type Finding, placeOf, SlaLabel, StatusLabel } from '@/entities/finding';
import { dateOf } from '@/shared/lib/ago';
import { Badge } from '@/shared/ui/badge';
import { SeverityLabel } from '@/shared/ui/severity';

/** Above the title: severity, status, the scanner and the time. */
export function FindingEyebrow({ finding: { attributes } }: { finding: Finding }) {
  const { i18n } = useLingui();
  const found = dateOf(i18n, attributes.first_seen_at);
  const { tool } = attributes;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SeverityLabel severity={attributes.severity} look="badge" />
      <StatusLabel status={displayStatus(attributes)} />
      {attributes.kev && (
        <Badge tone="danger">
          <Trans>Known exploited</Trans>
        </Badge>
      )}
      <span aria-hidden className="text-xs text-ink-3 max-sm:hidden">
        ·
      </span>
      <span className="text-xs text-ink-3">
        <Trans>
          Found {found} by {tool}
        </Trans>
      </span>
    </div>
  );
}

export const FindingPath = ({ finding }: { finding: Finding }) => (
  <span className="font-mono text-xs break-all">
    {[finding.attributes.repository.nickname, finding.attributes.branch, placeOf(finding)]
      .filter(Boolean)
      .join(' / ')}
  </span>
);

/** Below the title on narrow screens, where the side column comes last. */
export function FindingFacts({ finding: { attributes } }: { finding: Finding }) {
  const { t, i18n } = useLingui();
  return (
    <dl className="mb-4 grid grid-cols-3 divide-x divide-line rounded-lg border border-line bg-surface text-sm xl:hidden">
      <div className="p-3">
        <dt className="text-xs text-ink-3">{t`Priority`}</dt>
        <dd className="mt-0.5 font-semibold num">
          {i18n.number(attributes.priority, { maximumFractionDigits: 0 })}{' '}
          <span className="font-normal text-ink-3">
            <Trans>of 100</Trans>
          </span>
        </dd>
      </div>
      <div className="p-3">
        <dt className="text-xs text-ink-3">{t`SLA`}</dt>
        <dd className="mt-0.5">
          <SlaLabel dueAt={attributes.due_at} finding={attributes} />
        </dd>
      </div>
      <div className="min-w-0 p-3">
        <dt className="text-xs text-ink-3">{t`Assignee`}</dt>
        <dd className="mt-0.5 truncate">{attributes.assignee?.username ?? t`No assignee`}</dd>
      </div>
    </dl>
  );
}
