import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GitBranch, SearchX } from 'lucide-react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { buttonStyles } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { SearchInput } from '@/shared/ui/input';
import { linkStyles } from '@/shared/ui/link';
import { Pagination } from '@/shared/ui/pagination';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { Page } from '@/widgets/app-shell';
import { openCount, sourceControlOf, type Repository } from '@/entities/repository';
import { dateOf } from '@/shared/lib/ago';
import { clientRepositoriesQuery } from '../api/preload-client';
import { withClientRepositorySort } from '../model/client-repositories-list';
import type {
  ClientRepositoriesSearch,
  ClientRepositorySort,
} from '../model/client-repositories-search';
import { ClientHeader, useClientName } from './client-header';

interface ClientRepositoriesPageProps {
  clientId: string;
  search: ClientRepositoriesSearch;
  onSearch: (search: ClientRepositoriesSearch) => void;
}

export function ClientRepositoriesPage({
  clientId,
  search,
  onSearch,
}: ClientRepositoriesPageProps) {
  const { t } = useLingui();
  const client = useClientName(clientId);
  const repositories = useQuery({
    ...clientRepositoriesQuery(clientId, search),
    placeholderData: keepPreviousData,
  });
  const { page = 1, q, ...order } = search;
  return (
    <Page
      title={t`Repositories of ${client}`}
      breadcrumb={
        <Link to="/manage-clients">
          <Trans>Clients</Trans>
        </Link>
      }
      actions={
        <Link
          to="/manage-clients/findings/$client_id"
          params={{ client_id: clientId }}
          className={buttonStyles()}
        >
          <Trans>Findings</Trans>
        </Link>
      }
    >
      <ClientHeader clientId={clientId} />
      <SearchInput
        className="mb-4 w-72 max-w-full"
        label={t`Search repositories`}
        value={q ?? ''}
        onSearch={(typed) => onSearch({ ...order, ...(typed !== '' && { q: typed }) })}
      />
      <QueryBoundary query={repositories} label={t`Repositories`}>
        {({ data, meta }) =>
          data.length > 0 ? (
            <Card className="overflow-x-auto">
              <RepositoryTable
                clientId={clientId}
                repositories={data}
                search={search}
                onSort={(field) => onSearch(withClientRepositorySort(search, field))}
              />
              <Pagination
                page={page}
                pageSize={meta.page_size}
                total={meta.total}
                exact={meta.total_is_exact}
                onPage={(next) => onSearch({ ...search, page: next })}
              />
            </Card>
          ) : q === undefined ? (
            <EmptyState
              icon={GitBranch}
              title={t`No repositories`}
              text={t`This organisation hasn’t added any.`}
            />
          ) : (
            <EmptyState
              icon={SearchX}
              title={t`No repository matches`}
              text={t`Try another search, source or tag.`}
            />
          )
        }
      </QueryBoundary>
    </Page>
  );
}

interface RepositoryTableProps {
  clientId: string;
  repositories: readonly Repository[];
  search: ClientRepositoriesSearch;
  onSort: (field: ClientRepositorySort) => void;
}

function RepositoryTable({ clientId, repositories, search, onSort }: RepositoryTableProps) {
  const { t, i18n } = useLingui();
  const { sort_field: current = 'nickname', sort = 'asc' } = search;
  const sorted = (field: ClientRepositorySort) => current === field && sort;
  const nameOf = (source: string) => {
    const { name } = sourceControlOf(source);
    return typeof name === 'string' ? name : i18n._(name);
  };
  return (
    <Table caption={t`Repositories`}>
      <TableHead>
        <HeadCell sorted={sorted('nickname')} onSort={() => onSort('nickname')}>
          <Trans>Repository</Trans>
        </HeadCell>
        <HeadCell sorted={sorted('open_findings')} onSort={() => onSort('open_findings')}>
          <Trans>Open findings</Trans>
        </HeadCell>
        <HeadCell
          className="max-sm:hidden"
          sorted={sorted('last_scan_at')}
          onSort={() => onSort('last_scan_at')}
        >
          <Trans>Scan</Trans>
        </HeadCell>
        <HeadCell className="max-md:hidden">
          <Trans>Branch</Trans>
        </HeadCell>
        <HeadCell className="max-md:hidden">
          <Trans>Source</Trans>
        </HeadCell>
      </TableHead>
      <tbody>
        {repositories.map(({ id, attributes }) => (
          <Row key={id}>
            <Cell>
              <Link
                to="/manage-clients/findings/$client_id"
                params={{ client_id: clientId }}
                search={{ repository: attributes.nickname }}
                className={linkStyles.title}
              >
                {attributes.nickname}
              </Link>
            </Cell>
            <Cell>{i18n.number(openCount(attributes.open_findings))}</Cell>
            <Cell className="max-sm:hidden">
              {attributes.last_scan_at === null ? t`Never` : dateOf(i18n, attributes.last_scan_at)}
            </Cell>
            <Cell className="max-md:hidden">{attributes.data.branch}</Cell>
            <Cell className="max-md:hidden">{nameOf(attributes.data.source_control)}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
