import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Clock, Gauge, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FindingsSearch, withFilters } from '@/entities/finding';
import { severities } from '#domain/finding-filters';
import type { SeverityDays, TotalFindingsChart } from '@/shared/api/generated/model';
import { linkStyles } from '@/shared/ui/link';
import { SeverityGlyph, severityNames } from '@/shared/ui/severity';
import { Stat, type StatProps } from '@/shared/ui/stat';
import { overviewQueries } from '../api/overview-queries';
import type { OverviewSearch } from '../model/overview-search';
import { percentOnTime } from '../model/share-in-time';
import { SlaBySeverity } from './sla-by-severity';

interface SpeedFiguresProps {
  search: OverviewSearch;
  /** What every list that is led to has in common. */
  base: FindingsSearch;
}

/** Whether findings are fixed in time, and how fast. */
export function SpeedFigures({ search, base }: SpeedFiguresProps) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(overviewQueries.totals(search));
  if (!data) return null;
  const overdue = i18n.number(data.overdue);
  const dueSoon = i18n.number(data.due_soon);
  const fixed = i18n.number(data.fixed);
  const scope: FindingsSearch = withFilters(
    {},
    search.repository === undefined ? {} : { repository: [search.repository] },
  );
  const inTime = percentOnTime(data.open + data.in_progress, data.overdue);
  return (
    <>
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
    </>
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
