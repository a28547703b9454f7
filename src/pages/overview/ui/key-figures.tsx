import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Clock, Flame, Gauge, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FindingsSearch, withFilters } from '@/entities/finding';
import { severities } from '#domain/finding-filters';
import { sumSeverities } from '#domain/severity-counts';
import type { SeverityDays, TotalFindingsChart } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { QueryError } from '@/shared/ui/query-boundary';
import { Card } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { SeverityBar, SeverityGlyph, severityNames } from '@/shared/ui/severity';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Stat, type StatProps } from '@/shared/ui/stat';
import { overviewQueries } from '../api/overview-queries';
import type { OverviewSearch } from '../model/overview-search';
import { baselinesWithin, changeWithin } from '../model/change-within';
import { percentOnTime } from '../model/share-in-time';
import { SlaBySeverity } from './sla-by-severity';

interface KeyFiguresProps {
  search: OverviewSearch;
  /** What every list that is led to has in common. */
  base: FindingsSearch;
}

/** The answer first: how many, how fast, in time, exploited. */
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
  const overdue = i18n.number(data.overdue);
  const dueSoon = i18n.number(data.due_soon);
  const fixed = i18n.number(data.fixed);
  const scope: FindingsSearch = withFilters(
    {},
    search.repository === undefined ? {} : { repository: [search.repository] },
  );
  const inTime = percentOnTime(open, data.overdue);
  return (
    <Card
      aria-label={t`Key figures`}
      className="grid grid-cols-2 *:min-w-0 lg:grid-cols-[2fr_1fr_1fr_0.9fr] lg:divide-x lg:divide-line max-lg:[&>:nth-child(3)]:border-l max-lg:[&>:nth-child(4)]:col-span-2 max-lg:[&>:nth-child(4)]:border-t"
    >
      <div className="col-span-2 max-lg:border-b max-lg:border-line lg:col-span-1">
        <Stat
          size="hero"
          label={
            <span className="flex flex-wrap justify-between gap-x-3">
              <Trans>Open findings</Trans>
              <NetChange totals={data} />
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
      <Stat
        label={t`Mean time to remediate`}
        value={
          data.mean_days_to_fix === null
            ? '–'
            : i18n.number(data.mean_days_to_fix, { maximumFractionDigits: 1 })
        }
        unit={data.mean_days_to_fix !== null && t`days`}
        reading={
          speedReading(data) ?? {
            icon: Gauge,
            tone: 'ok',
            text: (
              <Figure search={{ ...scope, status: 'fixed' }}>
                <Trans>{fixed} fixed so far</Trans>
              </Figure>
            ),
          }
        }
      >
        <DaysBySeverity days={data.mean_days_to_fix_by_severity} />
      </Stat>
      <Stat
        label={t`Within SLA`}
        value={
          inTime === null
            ? '–'
            : i18n.number(inTime, { style: 'percent', maximumFractionDigits: 0 })
        }
        reading={
          data.overdue > 0
            ? {
                icon: TriangleAlert,
                tone: 'danger',
                text: (
                  <Figure search={{ ...base, sla: 'overdue' }}>
                    <Trans>{overdue} over SLA</Trans>
                  </Figure>
                ),
              }
            : { icon: Clock, tone: 'ok', text: <Trans>Nothing overdue</Trans> }
        }
      >
        <SlaBySeverity totals={data} base={base} />
        <span className="mt-1 flex flex-wrap gap-x-4">
          <Link
            to="/findings/all"
            search={{ ...base, sla: 'due_soon' }}
            className={`${linkStyles.action} inline-flex min-h-6 items-center text-sm`}
          >
            <Trans>{dueSoon} due soon</Trans>
          </Link>
          <Link
            to="/settings/policies"
            className={`${linkStyles.action} inline-flex min-h-6 items-center text-sm`}
          >
            <Trans>Due dates</Trans>
          </Link>
        </span>
      </Stat>
      <Stat
        label={t`Known exploited`}
        value={
          <Link
            to="/findings/all"
            search={{ ...base, kev: 'true' }}
            className="rounded-xs hover:underline"
          >
            {i18n.number(data.kev)}
          </Link>
        }
        reading={{
          icon: Flame,
          tone: data.kev > 0 ? 'danger' : 'ok',
          text:
            data.kev > 0 ? (
              <Trans>The findings to fix first</Trans>
            ) : (
              <Trans>None on CISA’s list</Trans>
            ),
        }}
      >
        <Link
          to="/findings/all"
          search={{ ...base, kev: 'true' }}
          className={`${linkStyles.action} text-sm`}
        >
          <Trans>View all</Trans>
        </Link>
      </Stat>
    </Card>
  );
}

const Figure = ({ search, children }: { search: FindingsSearch; children: ReactNode }) => (
  <Link
    to="/findings/all"
    search={search}
    className="min-h-6 rounded-xs underline decoration-line-strong underline-offset-2 hover:decoration-current"
  >
    {children}
  </Link>
);

/** Against as many days before: nothing where one of the two has nothing to compare. */
function speedReading({
  mean_days_to_fix: now,
  mean_days_to_fix_before: before,
}: TotalFindingsChart): StatProps['reading'] {
  if (now === null || before === null) return undefined;
  return {
    icon: now > before ? ArrowUp : ArrowDown,
    tone: now > before ? 'warn' : 'ok',
    text: <SpeedChange days={now - before} />,
  };
}

function SpeedChange({ days }: { days: number }) {
  const { i18n } = useLingui();
  const figure = i18n.number(Math.abs(days), { maximumFractionDigits: 1 });
  if (Math.abs(days) < 0.05) return <Trans>Same as the previous period</Trans>;
  return days < 0 ? (
    <Trans>{figure} days faster than the previous period</Trans>
  ) : (
    <Trans>{figure} days slower than the previous period</Trans>
  );
}

/** Those that were fixed at all, the most severe first. */
function DaysBySeverity({ days }: { days: SeverityDays }) {
  const { t, i18n } = useLingui();
  const fixed = severities.filter((severity) => severity !== 'info' && days[severity] !== null);
  if (fixed.length === 0) return null;
  return (
    <ul
      aria-label={t`Mean time to remediate by severity`}
      className="flex flex-wrap gap-x-4 gap-y-2"
    >
      {fixed.map((severity) => (
        <li key={severity}>
          <SeverityGlyph severity={severity} />
          <span className="sr-only">{i18n._(severityNames[severity])}</span>
          <span className="block text-xs font-medium num">
            <Trans>{i18n.number(days[severity] ?? 0, { maximumFractionDigits: 1 })} d</Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How the whole went within the period, without what was there before the first import. */
function NetChange({ totals }: { totals: TotalFindingsChart }) {
  const { i18n } = useLingui();
  if (totals.series.length === 0) return null;
  const change = changeWithin(totals, sumSeverities);
  const figure = i18n.number(change, { signDisplay: 'exceptZero' });
  return (
    <span>
      <Trans>Net change</Trans>{' '}
      <span
        className={cx(
          'num font-medium',
          change < 0 ? 'text-ok-text' : change > 0 ? 'text-danger-text' : 'text-ink-3',
        )}
      >
        {figure}
      </span>
      {baselinesWithin(totals).length > 0 && (
        <span className="ml-1 text-ink-3">
          <Trans>without first imports</Trans>
        </span>
      )}
    </span>
  );
}
