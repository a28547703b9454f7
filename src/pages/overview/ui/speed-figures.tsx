import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FindingsSearch, withFilters } from '@/entities/finding';
import { linkStyles } from '@/shared/ui/link';
import { Stat } from '@/shared/ui/stat';
import { overviewQueries } from '../api/overview-queries';
import type { OverviewSearch } from '../model/overview-search';
import { percentOnTime } from '../model/percent-on-time';
import { FixTimesFigure } from './fix-times';
import { SlaBySeverity } from './sla-by-severity';

interface SpeedFiguresProps {
  search: OverviewSearch;
  /** The search that all linked lists have in common. */
  base: FindingsSearch;
}

/** Whether findings are fixed in time, and how fast. */
export function SpeedFigures({ search, base }: SpeedFiguresProps) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(overviewQueries.totals(search));
  if (!data) return null;
  const overdue = i18n.number(data.overdue);
  const dueSoon = i18n.number(data.due_soon);
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
      <FixTimesFigure search={search} scope={scope} fixed={data.fixed} />
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
