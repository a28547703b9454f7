import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { Priority, withFilters } from '@/entities/finding';
import { openCount, SourceName, SourceTile, type Repository } from '@/entities/repository';
import type { Scan } from '@/entities/scan';
import { openFilters } from '#domain/finding-filters';
import { Badge } from '@/shared/ui/badge';
import { Card } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { linkStyles } from '@/shared/ui/link';
import { SeverityBar } from '@/shared/ui/severity';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import type { RepositoriesSearch, RepositorySort } from '../model/repositories-search';
import { RepositoryMenu } from './repository-menu';
import { ScanState } from './scan-state';

export interface RepositoriesProps {
  repositories: readonly Repository[];
  running: readonly Scan[];
  onUpload: (repository: string) => void;
}
interface RepositoriesTableProps extends RepositoriesProps {
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  search: RepositoriesSearch;
  onSort: (field: RepositorySort) => void;
}

export function RepositoriesTable({
  repositories,
  running,
  onUpload,
  search,
  onSort,
  chosen,
  onChoose,
}: RepositoriesTableProps) {
  const { t } = useLingui();
  const sorted = (field: RepositorySort) =>
    (search.sort_field ?? 'nickname') === field ? (search.sort ?? 'asc') : false;
  const areAllChosen = repositories.every(({ id }) => chosen.has(id));
  return (
    <Card className="hidden overflow-hidden md:block">
      <Table caption={t`Repositories`}>
        <TableHead>
          <HeadCell className="w-8">
            {/* A block, so that it is not aligned to the baseline of the text beside it. */}
            <span className="flex">
              <Checkbox
                aria-label={t`Select all on this page`}
                checked={areAllChosen}
                mixed={!areAllChosen && repositories.some(({ id }) => chosen.has(id))}
                onChange={() =>
                  onChoose(new Set(areAllChosen ? [] : repositories.map(({ id }) => id)))
                }
              />
            </span>
          </HeadCell>
          <HeadCell sorted={sorted('nickname')} onSort={() => onSort('nickname')}>
            <Trans>Repository</Trans>
          </HeadCell>
          <HeadCell sorted={sorted('open_findings')} onSort={() => onSort('open_findings')}>
            <Trans>Open findings</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Priority</Trans>
          </HeadCell>
          <HeadCell sorted={sorted('last_scan_at')} onSort={() => onSort('last_scan_at')}>
            <Trans>Scan</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Pipeline</Trans>
          </HeadCell>
          <HeadCell align="end">
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </HeadCell>
        </TableHead>
        <tbody>
          {repositories.map((repository) => (
            <Row
              key={repository.id}
              className="h-14!"
              current={repository.id === search.open}
              checked={chosen.has(repository.id)}
            >
              <Cell>
                <span className="flex">
                  <Checkbox
                    aria-label={t`Select ${repository.attributes.nickname}`}
                    checked={chosen.has(repository.id)}
                    onChange={() => onChoose(toggled(chosen, repository.id))}
                  />
                </span>
              </Cell>
              <Cell className="w-2/5 max-w-0 min-w-64">
                <span className="flex items-center gap-3">
                  <SourceTile source={repository.attributes.data.source_control} />
                  <RepositoryName repository={repository} />
                </span>
              </Cell>
              <Cell>
                <OpenFindings repository={repository} />
              </Cell>
              <Cell>
                {repository.attributes.highest_priority === null ? (
                  <span className="text-ink-3">–</span>
                ) : (
                  <Priority value={repository.attributes.highest_priority} />
                )}
              </Cell>
              <Cell>
                <ScanState repository={repository} running={scanOf(running, repository)} />
              </Cell>
              <Cell>
                {repository.attributes.pipeline ? (
                  <Trans>Connected</Trans>
                ) : (
                  <span className="text-ink-3">–</span>
                )}
              </Cell>
              <Cell align="end">
                <RepositoryMenu repository={repository} onUpload={onUpload} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

const toggled = (chosen: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]);

export const scanOf = (running: readonly Scan[], repository: Repository): Scan | undefined =>
  running.find((scan) => scan.attributes.repository.id === repository.id);

export function RepositoryName({ repository: { id, attributes } }: { repository: Repository }) {
  const search = useSearch({ from: '/_home/Repositories/' });
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2">
        <Link
          to="/Repositories"
          search={{ ...search, open: id }}
          className={`${linkStyles.title} -my-0.5 truncate`}
        >
          {attributes.nickname}
        </Link>
        {attributes.deals_with_confidential_data && (
          <Badge icon={Lock}>
            <Trans>Confidential</Trans>
          </Badge>
        )}
      </span>
      <span className="block truncate text-xs text-ink-3">
        <SourceName source={attributes.data.source_control} />
        {attributes.data.branch && (
          <>
            {' · '}
            <span className="font-mono text-2xs">{attributes.data.branch}</span>
          </>
        )}
        {attributes.data.tags.length > 0 && ` · ${attributes.data.tags.join(', ')}`}
      </span>
    </span>
  );
}

export function OpenFindings({ repository: { attributes } }: { repository: Repository }) {
  const { i18n } = useLingui();
  const count = openCount(attributes.open_findings);
  // The state of the scan says that there is none yet.
  if (attributes.last_scan_at === null) return <span className="text-ink-3 max-sm:hidden">–</span>;
  return (
    <Link
      to="/findings/all"
      search={withFilters({}, { ...openFilters, repository: [attributes.nickname] })}
      className="flex min-h-6 min-w-40 items-center gap-3 rounded-xs hover:underline"
    >
      <span className="w-13 shrink-0 text-right font-medium text-ink num">
        {i18n.number(count)}
      </span>
      <span className="block w-full max-w-40">
        <SeverityBar counts={attributes.open_findings} />
      </span>
    </Link>
  );
}
