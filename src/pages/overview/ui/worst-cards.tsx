import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FindingsSearch, withFilters } from '@/entities/finding';
import type { FindingFilters } from '#domain/finding-filters';
import { figureFilters, netChange, type PeriodChange } from '#domain/overview-figures';
import type { NamedChange } from '@/shared/api/generated/model';
import { linkStyles } from '@/shared/ui/link';
import { SeverityBar } from '@/shared/ui/severity';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { overviewQueries } from '../api/overview-queries';
import type { OverviewSearch } from '../model/overview-search';
import {
  repositoryPicture,
  repositoryTable,
  teamPicture,
  teamTable,
} from '../model/overview-tables';
import {
  changeOfName,
  criticalAndHigh,
  repositoryCounts,
  worstFirst,
  type WorstRow,
} from '../model/worst';
import { Delta } from './delta';
import { OverviewCard } from './overview-card';

const rowsShown = 9;

interface WorstCardsProps {
  search: OverviewSearch;
  base: FindingsSearch;
}

/** Teams and repositories by critical and high findings, with bars on one scale. */
export function WorstCards({ search, base }: WorstCardsProps) {
  const { t, i18n } = useLingui();
  const teams = useQuery(overviewQueries.byTeam(search));
  const repositories = useQuery(overviewQueries.byRepository(search));
  const { data: overdue } = useQuery(overviewQueries.figureByRepository(search, 'overdue'));
  const { data: reachable } = useQuery(overviewQueries.figureByRepository(search, 'reachable'));
  const { data: teamChanges } = useQuery(overviewQueries.changes(search, 'team'));
  const { data: repositoryChanges } = useQuery(overviewQueries.changes(search, 'repository'));
  const ofRepositories = repositories.data
    ? repositoryCounts(repositories.data, overdue, reachable)
    : [];
  const most = Math.max(1, ...[...(teams.data ?? []), ...ofRepositories].map(criticalAndHigh));
  return (
    <>
      <OverviewCard
        title={t`By team`}
        actions={
          <Link to="/settings/team" className={`${linkStyles.action} text-xs`}>
            <Trans>Teams</Trans>
          </Link>
        }
        query={teams}
        rows={5}
        isEmpty={(rows) => rows.length === 0}
        empty={t`No team owns code with open findings.`}
        chart={{ table: (rows) => teamTable(i18n, rows), picture: teamPicture }}
      >
        {(rows) => (
          <WorstTable
            caption={t`By team`}
            head={t`Team`}
            rows={rows}
            most={most}
            changes={teamChanges}
            base={base}
            filterOf={(team) => ({ team: [team] })}
          />
        )}
      </OverviewCard>
      <OverviewCard
        title={t`By repository`}
        actions={
          <Link to="/Repositories" className={`${linkStyles.action} text-xs`}>
            <Trans>View all</Trans>
          </Link>
        }
        query={repositories}
        rows={5}
        isEmpty={(chart) => chart.data.length === 0}
        empty={t`No repositories with open findings.`}
        chart={{ table: (chart) => repositoryTable(i18n, chart), picture: repositoryPicture }}
      >
        {() => (
          <WorstTable
            caption={t`By repository`}
            head={t`Repository`}
            rows={ofRepositories}
            most={most}
            changes={repositoryChanges}
            base={base}
            filterOf={(repository) => ({ repository: [repository] })}
          />
        )}
      </OverviewCard>
    </>
  );
}

interface WorstTableProps {
  caption: string;
  head: string;
  rows: readonly WorstRow[];
  /** The value of the longest bar in both tables. */
  most: number;
  /** Absent while loading; a name without an entry has not changed. */
  changes: readonly NamedChange[] | undefined;
  base: FindingsSearch;
  filterOf: (name: string) => FindingFilters;
}

function WorstTable({ caption, head, rows, most, changes, base, filterOf }: WorstTableProps) {
  const { t, i18n } = useLingui();
  const count = (n: number, name: string, label: string, filters: FindingFilters) =>
    n === 0 ? (
      <span className="text-ink-3">0</span>
    ) : (
      <Link
        to="/findings/all"
        search={withFilters(base, { ...filterOf(name), ...filters })}
        aria-label={`${name}: ${i18n.number(n)} ${label}`}
        className={linkStyles.title}
      >
        {i18n.number(n)}
      </Link>
    );
  return (
    <Table caption={caption}>
      <TableHead>
        <HeadCell>{head}</HeadCell>
        <HeadCell>
          <Trans>Critical and high</Trans>
        </HeadCell>
        {/* The single printed page has no space for it. The figures above include the total. */}
        <HeadCell data-noprint align="end">
          <Trans>Reachable</Trans>
        </HeadCell>
        <HeadCell align="end">
          <Trans>Open</Trans>
        </HeadCell>
        <HeadCell align="end">
          <Trans>Overdue</Trans>
        </HeadCell>
        <HeadCell align="end">
          <Trans>Net change</Trans>
        </HeadCell>
      </TableHead>
      <tbody>
        {worstFirst(rows)
          .slice(0, rowsShown)
          .map(({ name, critical, high, reachable, open, overdue }) => (
            <Row key={name} density="compact">
              <Cell className="w-full max-w-0 truncate font-medium" title={name}>
                {name}
              </Cell>
              <Cell>
                <span className="flex items-center gap-3 whitespace-nowrap num">
                  <span className="w-12 text-right">
                    {count(critical, name, t`Critical`, { severity: ['critical'] })}
                    {' + '}
                    {count(high, name, t`High`, { severity: ['high'] })}
                  </span>
                  <span className="hidden w-24 sm:block">
                    {critical + high > 0 && (
                      <span
                        className="block"
                        style={{ width: `${Math.max(4, ((critical + high) / most) * 100)}%` }}
                      >
                        <SeverityBar counts={{ critical, high, medium: 0, low: 0, info: 0 }} />
                      </span>
                    )}
                  </span>
                </span>
              </Cell>
              <Cell data-noprint align="end">
                {count(reachable, name, t`Reachable, critical or high`, figureFilters.reachable)}
              </Cell>
              <Cell align="end">{count(open, name, t`Open`, {})}</Cell>
              <Cell align="end">{count(overdue, name, t`Overdue`, figureFilters.overdue)}</Cell>
              <Cell align="end">{changes && <Changed change={changeOfName(changes, name)} />}</Cell>
            </Row>
          ))}
      </tbody>
    </Table>
  );
}

/** New minus closed findings within the period; the tooltip shows both. */
function Changed({ change }: { change: PeriodChange }) {
  const { t, i18n } = useLingui();
  const [found, closed] = [i18n.number(change.found), i18n.number(change.closed)];
  return <Delta change={netChange(change)} title={t`${found} new, ${closed} closed`} />;
}
