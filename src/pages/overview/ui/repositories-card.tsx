import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FindingsSearch, withFilters } from '@/entities/finding';
import { linkStyles } from '@/shared/ui/link';
import { SeverityBar } from '@/shared/ui/severity';
import { overviewQueries } from '../api/overview-queries';
import type { OverviewSearch } from '../model/overview-search';
import { repositoryPicture, repositoryTable } from '../model/overview-tables';
import { worstFirst } from '../model/worst';
import { OverviewCard } from './overview-card';

const repositoriesShown = 9;

interface RepositoriesCardProps {
  search: OverviewSearch;
  base: FindingsSearch;
}

/** Which repositories hold the most critical and high findings; the bar's length is its share of the longest. */
export function RepositoriesCard({ search, base }: RepositoriesCardProps) {
  const { t, i18n } = useLingui();
  const query = useQuery(overviewQueries.byRepository(search));
  return (
    <OverviewCard
      title={t`Findings by repository`}
      actions={
        <Link to="/Repositories" className={`${linkStyles.action} text-xs`}>
          <Trans>View all</Trans>
        </Link>
      }
      query={query}
      rows={5}
      isEmpty={(chart) => chart.data.length === 0}
      empty={t`No repositories with open findings.`}
      chart={{ table: (chart) => repositoryTable(i18n, chart), picture: repositoryPicture }}
    >
      {(chart) => {
        const most = Math.max(1, ...chart.data.map(({ total }) => total));
        return (
          <ul className="px-4 py-2">
            {worstFirst(chart.data)
              .slice(0, repositoriesShown)
              .map(({ repository, total, severity }) => (
                <li key={repository.id}>
                  <Link
                    to="/findings/all"
                    search={withFilters(base, { repository: [repository.nickname] })}
                    className="grid h-8 grid-cols-[7.5rem_minmax(0,1fr)_3.5rem] items-center gap-3 rounded-xs text-sm hover:bg-hover"
                  >
                    <span className="truncate font-medium" title={repository.nickname}>
                      {repository.nickname}
                    </span>
                    <span
                      className="block"
                      style={{ width: `${Math.max(4, (total / most) * 100)}%` }}
                    >
                      <SeverityBar counts={severity} />
                    </span>
                    <span className="text-right text-ink-2 num">{i18n.number(total)}</span>
                  </Link>
                </li>
              ))}
          </ul>
        );
      }}
    </OverviewCard>
  );
}
