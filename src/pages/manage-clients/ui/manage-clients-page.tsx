import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/pagination';
import { HeadCell, Table, TableHead } from '@/shared/ui/table';
import { Page } from '@/widgets/app-shell';
import {
  getGetManagedClientTotalsQueryOptions,
  getListManagedClientsQueryOptions,
} from '@/shared/api/generated/manage-clients';
import { clientsParams, isFiltered } from '../model/clients-params';
import type { ClientsSearch } from '../model/clients-search';
import { ClientRow } from './client-row';
import { ClientTotals } from './client-totals';
import { ClientsFilters } from './clients-filters';

type PageProps = { search: ClientsSearch; onSearch: (search: ClientsSearch) => void };

function Subtitle() {
  const { data } = useQuery(getGetManagedClientTotalsQueryOptions());
  if (!data) return null;
  return (
    <>
      <Plural value={data.data.clients} one="# organisation" other="# organisations" />
      {' · '}
      <Plural
        value={data.data.attention}
        _0="none needs attention"
        one="# needs attention"
        other="# need attention"
      />
    </>
  );
}

/**
 * The organizations that a super-administrator or partner manages: those with problems first, then
 * the largest.
 */
export function ManageClientsPage({ search, onSearch }: PageProps) {
  const { t } = useLingui();
  const clients = useQuery({
    ...getListManagedClientsQueryOptions(clientsParams(search)),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t`Clients`}
      subtitle={<Subtitle />}
      actions={
        <Link to="/manage-clients/findings" className={buttonStyles()}>
          <Trans>Findings of all organisations</Trans>
        </Link>
      }
      aside={<ClientsFilters search={search} onSearch={onSearch} />}
    >
      <ClientTotals />
      <QueryBoundary query={clients} label={t`Clients`}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState
              icon={Building2}
              title={t`No clients found`}
              text={
                isFiltered(search)
                  ? t`Try another search, plan or health.`
                  : t`You don’t manage any organisations yet.`
              }
              {...(isFiltered(search) && {
                action: <Button onClick={() => onSearch({})}>{t`Clear filters`}</Button>,
              })}
            />
          ) : (
            <>
              <Card>
                <Table caption={t`Clients`}>
                  <TableHead>
                    <HeadCell>
                      <Trans>Client</Trans>
                    </HeadCell>
                    <HeadCell className="max-md:hidden">
                      <Trans>Plan</Trans>
                    </HeadCell>
                    <HeadCell align="end" className="max-md:hidden">
                      <Trans>Repositories</Trans>
                    </HeadCell>
                    <HeadCell className="max-md:hidden">
                      <Trans>Open findings</Trans>
                    </HeadCell>
                    <HeadCell align="end" className="max-lg:hidden">
                      <Trans>Critical</Trans>
                    </HeadCell>
                    <HeadCell className="max-lg:hidden">
                      <Trans>Last scan</Trans>
                    </HeadCell>
                    <HeadCell>
                      <Trans>Health</Trans>
                    </HeadCell>
                    <HeadCell>
                      <span className="sr-only">
                        <Trans>Actions</Trans>
                      </span>
                    </HeadCell>
                  </TableHead>
                  <tbody>
                    {data.map((client) => (
                      <ClientRow key={client._id} client={client} />
                    ))}
                  </tbody>
                </Table>
              </Card>
              {meta.total > meta.page_size && (
                <Pagination
                  page={search.page ?? 1}
                  pageSize={meta.page_size}
                  total={meta.total}
                  onPage={(page) => onSearch({ ...search, page: page > 1 ? page : undefined })}
                />
              )}
            </>
          )
        }
      </QueryBoundary>
    </Page>
  );
}
