import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { findingQueries, slsaThreatNames, withFilters } from '@/entities/finding';
import { openFilters, type SlsaThreat } from '@/shared/rules/finding-filters';
import { Unanswered } from '@/shared/ui/answer';
import { Card, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { Priority } from '@/shared/ui/priority';
import { SeverityGlyph } from '@/shared/ui/severity';
import { SkeletonRows } from '@/shared/ui/skeleton';

const shown = 8;

/** What was found for one threat, the most urgent first; none is good news and says so. */
export function EvidenceCard({ threat }: { threat: SlsaThreat }) {
  const { t, i18n } = useLingui();
  const search = withFilters({}, { ...openFilters, slsa_threats: [threat] });
  const { data, error, refetch } = useInfiniteQuery(findingQueries.pages(search));
  const findings = data?.pages[0]?.data.slice(0, shown);
  const name = i18n._(slsaThreatNames[threat]);
  return (
    <Card aria-labelledby="evidence">
      <CardHead
        id="evidence"
        title={
          <Trans>
            Threat {threat}: {name}
          </Trans>
        }
        actions={
          <Link to="/findings/all" search={search} className={`${linkStyles.action} text-xs`}>
            <Trans>View all</Trans>
          </Link>
        }
      />
      {findings === undefined ? (
        error ? (
          <Unanswered error={error} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={5} label={t`Loading the evidence`} />
        )
      ) : findings.length === 0 ? (
        <p className="flex items-center gap-2 p-6 text-sm text-ink-2">
          <CircleCheck aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ok-text" />
          <Trans>No open finding is evidence for this threat.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {findings.map(({ id, attributes }) => (
            <li key={id} className="flex min-h-12 items-center gap-3 px-4 py-1.5">
              <SeverityGlyph severity={attributes.severity} />
              <div className="min-w-0 flex-1">
                <Link to="/findings/finding-details/$id" params={{ id }} search={search} className={`${linkStyles.title} block truncate text-sm leading-4.5`}>
                  {attributes.title}
                </Link>
                <p className="truncate text-xs text-ink-3">
                  {attributes.repository.nickname} · {attributes.tool}
                </p>
              </div>
              <Priority value={attributes.priority} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
