import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SlaLabel, weaknessOf, type FindingsSearch } from '@/entities/finding';
import { linkStyles } from '@/shared/ui/link';
import { SeverityGlyph } from '@/shared/ui/severity';
import { overviewQueries } from '../api/overview-queries';
import type { OverviewSearch } from '../model/overview-search';
import { OverviewCard } from './overview-card';

interface FixFirstCardProps {
  search: OverviewSearch;
  base: FindingsSearch;
}

/** The five findings to fix first. */
export function FixFirstCard({ search, base }: FixFirstCardProps) {
  const { t, i18n } = useLingui();
  const query = useQuery(overviewQueries.fixFirst(search));
  return (
    <OverviewCard
      title={t`Fix first`}
      note={<Trans>Highest priority</Trans>}
      actions={
        <Link to="/findings/all" search={base} className={`${linkStyles.action} text-xs`}>
          <Trans>View all</Trans>
        </Link>
      }
      query={query}
      rows={5}
      isEmpty={(findings) => findings.length === 0}
      empty={t`Nothing open.`}
    >
      {(findings) => (
        <ol className="divide-y divide-line">
          {findings.map((finding) => (
            <li key={finding.id} className="flex h-[2.9rem] items-center gap-3 px-4">
              <span className="w-6 text-right text-sm font-semibold num">
                {i18n.number(finding.attributes.priority)}
              </span>
              <SeverityGlyph severity={finding.attributes.severity} />
              <div className="min-w-0 flex-1">
                <Link
                  to="/findings/finding-details/$id"
                  params={{ id: finding.id }}
                  search={base}
                  className={`${linkStyles.title} -my-0.5 block truncate text-sm leading-4.5`}
                >
                  {finding.attributes.title}
                </Link>
                <div className="truncate text-xs leading-4 text-ink-3">
                  {finding.attributes.repository.nickname}
                  {weaknessOf(finding) && (
                    <>
                      {' · '}
                      <span className="font-mono">{weaknessOf(finding)}</span>
                    </>
                  )}
                </div>
              </div>
              <span className="shrink-0 text-xs">
                <SlaLabel dueAt={finding.attributes.due_at} finding={finding.attributes} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </OverviewCard>
  );
}
