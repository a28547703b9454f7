import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FindingsSearch } from '@/entities/finding';
import { severities } from '#domain/finding-filters';
import type { TotalFindingsChart } from '@/shared/api/generated/model';
import { QueryError } from '@/shared/ui/query-boundary';
import { Card } from '@/shared/ui/card';
import { SeverityBar, SeverityGlyph, severityNames } from '@/shared/ui/severity';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Stat } from '@/shared/ui/stat';
import { overviewQueries } from '../api/overview-queries';
import type { OverviewSearch } from '../model/overview-search';
import { baselinesWithin } from '../model/change-within';
import { BadFigures } from './bad-figures';
import { Delta } from './delta';

interface KeyFiguresProps {
  search: OverviewSearch;
  /** The search that all linked lists have in common. */
  base: FindingsSearch;
}

/** The main figures: how many findings are open, and which are the worst. */
export function KeyFigures({ search, base }: KeyFiguresProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(overviewQueries.totals(search));
  if (!data)
    return (
      <Card aria-label={t`Key figures`}>
        {error ? (
          <QueryError error={error} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={3} label={t`Loading the key figures`} />
        )}
      </Card>
    );
  const open = data.open + data.in_progress;
  const plus = data.is_exact ? '' : '+';
  return (
    <Card aria-label={t`Key figures`} className="overview-figures">
      <div>
        <Stat
          size="hero"
          label={
            <span className="flex flex-wrap justify-between gap-x-3">
              <Trans>Open findings</Trans>
              <NetChange search={search} totals={data} />
            </span>
          }
          value={
            <Link to="/findings/all" search={base} className="rounded-xs hover:underline">
              {i18n.number(open)}
              {plus}
            </Link>
          }
        >
          <SeverityBar counts={data.severity} />
          <ul className="mt-3 grid grid-cols-5 gap-x-2 sm:gap-x-5">
            {severities.map((severity) => (
              <li key={severity}>
                <Link
                  to="/findings/all"
                  search={{ ...base, severity }}
                  className="block rounded-xs text-xs text-ink-3 hover:underline"
                >
                  <span className="flex flex-col items-start gap-1 sm:flex-row sm:items-center sm:gap-1.5">
                    <SeverityGlyph severity={severity} />
                    {i18n._(severityNames[severity])}
                  </span>
                  <span className="text-xs font-medium text-ink num sm:text-sm">
                    {i18n.number(data.severity[severity])}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Stat>
      </div>
      <BadFigures search={search} totals={data} base={base} />
    </Card>
  );
}

/** The total change within the period, without findings that existed before the first import. */
function NetChange({ search, totals }: { search: OverviewSearch; totals: TotalFindingsChart }) {
  const { data } = useQuery(overviewQueries.figures(search));
  if (data === undefined) return null;
  if (data.open === null)
    return (
      <span>
        <Trans>No comparison yet</Trans>
      </span>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <Delta change={data.open} />
      {baselinesWithin(totals).length > 0 && <Trans>without first imports</Trans>}
    </span>
  );
}
