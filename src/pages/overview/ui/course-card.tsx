import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FindingsSearch } from '@/entities/finding';
import { overviewQueries } from '../api/overview-queries';
import type { OverviewSearch } from '../model/overview-search';
import { trendWithChangesTable, trendPicture } from '../model/overview-tables';
import { OverviewCard } from './overview-card';
import { SpeedFigures } from './speed-figures';
import { TargetChart } from './target-chart';

interface CourseCardProps {
  search: OverviewSearch;
  base: FindingsSearch;
}

/** The course of open findings against the target, and how fast they are fixed. */
export function CourseCard({ search, base }: CourseCardProps) {
  const { t, i18n } = useLingui();
  const query = useQuery(overviewQueries.trend(search));
  return (
    <OverviewCard
      title={t`Open findings`}
      query={query}
      rows={6}
      isEmpty={(data) => data.series.length === 0}
      empty={t`Run a scan to see the trend.`}
      chart={{ table: (data) => trendWithChangesTable(i18n, data), picture: trendPicture }}
    >
      {(data) => (
        <div className="overview-course">
          <div className="min-w-0 p-4">
            <TargetChart data={data} base={base} />
          </div>
          <div className="overview-speed">
            <SpeedFigures search={search} base={base} />
          </div>
        </div>
      )}
    </OverviewCard>
  );
}
