import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarX, Flame, KeyRound, Waypoints, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  countKey,
  findingCountsQuery,
  queryOf,
  type FindingsSearch,
  withFilters,
} from '@/entities/finding';
import { figureFilters } from '#domain/overview-figures';
import type { TotalFindingsChart } from '@/shared/api/generated/model';
import { totalText } from '@/shared/lib/count';
import { linkStyles } from '@/shared/ui/link';
import { Stat } from '@/shared/ui/stat';
import { overviewQueries } from '../api/overview-queries';
import type { OverviewSearch } from '../model/overview-search';
import { Delta } from './delta';

interface BadFiguresProps {
  search: OverviewSearch;
  totals: TotalFindingsChart;
  /** The search that all linked lists have in common. */
  base: FindingsSearch;
}

/** The figures of four particularly severe kinds of findings, each linked to its list. */
export function BadFigures({ search: shown, totals, base }: BadFiguresProps) {
  const { t, i18n } = useLingui();
  const { data: changes } = useQuery(overviewQueries.figures(shown));
  const reachable = withFilters(base, figureFilters.reachable);
  const live = withFilters(base, figureFilters.live_secrets);
  const secrets = withFilters(base, { category: ['secret'] });
  const graveOverdue = withFilters(base, { severity: ['critical', 'high'], sla: ['overdue'] });
  const { data: counts } = useQuery(
    findingCountsQuery(
      [reachable, live, secrets].map((search) => queryOf(search)),
      undefined,
    ),
  );
  const counted = (search: FindingsSearch) => {
    const count = counts?.get(countKey(queryOf(search)));
    return count ? totalText(i18n, count) : '–';
  };
  const { overdue, due_by_severity: due } = totals;
  const dueSoon = i18n.number(totals.due_soon);
  const inCode = counts?.get(countKey(queryOf(secrets)))?.total ?? 0;
  const shownInCode = counted(secrets);
  const grave = due.critical.overdue + due.high.overdue;
  return (
    <>
      <BadFigure
        icon={CalendarX}
        tone="text-danger-text"
        label={t`Over their due date`}
        value={i18n.number(overdue)}
        change={changes?.overdue}
        search={{ ...base, sla: 'overdue' }}
      >
        {grave > 0 ? (
          <Link to="/findings/all" search={graveOverdue} className={linkStyles.inline}>
            <Trans>{i18n.number(grave)} critical or high</Trans>
          </Link>
        ) : (
          <Link
            to="/findings/all"
            search={{ ...base, sla: 'due_soon' }}
            className={linkStyles.inline}
          >
            <Trans>{dueSoon} due soon</Trans>
          </Link>
        )}
      </BadFigure>
      <BadFigure
        icon={Flame}
        tone="text-danger-text"
        label={t`Known exploited`}
        value={i18n.number(totals.kev)}
        change={changes?.kev}
        search={{ ...base, kev: 'true' }}
      >
        {totals.kev > 0 ? (
          <Trans>The findings to fix first</Trans>
        ) : (
          <Trans>None on CISA’s list</Trans>
        )}
      </BadFigure>
      <BadFigure
        icon={Waypoints}
        tone="text-warn-text"
        label={t`Reachable, critical or high`}
        value={counted(reachable)}
        change={changes?.reachable}
        search={reachable}
      >
        <Trans>Called by this code, say its reports</Trans>
      </BadFigure>
      <BadFigure
        icon={KeyRound}
        tone="text-warn-text"
        label={t`Live secrets`}
        value={counted(live)}
        change={changes?.live_secrets}
        search={live}
      >
        <Link to="/findings/all" search={secrets} className={linkStyles.inline}>
          <Plural
            value={inCode}
            one="of # secret in code"
            other={`of ${shownInCode} secrets in code`}
          />
        </Link>
      </BadFigure>
    </>
  );
}

interface BadFigureProps {
  icon: LucideIcon;
  tone: string;
  label: string;
  value: string;
  /** The change of the figure; absent if there is no previous value. */
  change: number | null | undefined;
  /** The search of its list. */
  search: FindingsSearch;
  children: ReactNode;
}

const BadFigure = ({
  icon: Icon,
  tone,
  label,
  value,
  change,
  search,
  children,
}: BadFigureProps) => (
  <Stat
    label={
      <span className="inline-flex items-center gap-1.5">
        <Icon aria-hidden strokeWidth={1.75} className={`size-3.5 shrink-0 ${tone}`} />
        {label}
      </span>
    }
    value={
      <span className="flex items-baseline gap-2">
        <Link to="/findings/all" search={search} className="rounded-xs hover:underline">
          {value}
        </Link>
        {change != null && <Delta change={change} />}
      </span>
    }
  >
    <span className="block text-xs text-ink-2">{children}</span>
  </Stat>
);
