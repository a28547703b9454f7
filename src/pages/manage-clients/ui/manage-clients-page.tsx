import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Building2, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Answer } from '@/shared/ui/answer';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Input } from '@/shared/ui/input';
import { HeadCell, Table, TableHead } from '@/shared/ui/table';
import { Page } from '@/widgets/app-shell';
import { getListManagedClientsQueryOptions } from '@/shared/api/generated/manage-clients/manage-clients';
import { ClientRow } from './client-row';

/** The organisations that a super-administrator, or a partner, looks after. */
export function ManageClientsPage() {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const q = useDeferredValue(query.trim());
  const clients = useQuery(getListManagedClientsQueryOptions({ page_size: 100, ...(q !== '' && { q }) }));
  return (
    <Page
      title={t`Clients`}
      subtitle={t`Organisations, what is open in them, and when they were last scanned.`}
      aside={<Input type="search" icon={Search} aria-label={t`Search clients`} placeholder={t`Search clients`} value={query} onChange={(event) => setQuery(event.target.value)} className="sm:max-w-64" />}
    >
      <Answer query={clients} what={t`Clients`}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={Building2} title={t`No clients found`} text={t`No organisation has such a name.`} />
          ) : (
            <Card className="overflow-x-auto">
              <Table caption={t`Clients`}>
                <TableHead>
                  <HeadCell><Trans>Client</Trans></HeadCell>
                  <HeadCell className="max-md:hidden"><Trans>Plan</Trans></HeadCell>
                  <HeadCell align="end" className="max-md:hidden"><Trans>Repositories</Trans></HeadCell>
                  <HeadCell><Trans>Open findings</Trans></HeadCell>
                  <HeadCell className="max-md:hidden"><Trans>Last scan</Trans></HeadCell>
                  <HeadCell><Trans>Pilot</Trans></HeadCell>
                  <HeadCell><span className="sr-only"><Trans>Actions</Trans></span></HeadCell>
                </TableHead>
                <tbody>
                  {data.map((client) => (
                    <ClientRow key={client._id} client={client} />
                  ))}
                </tbody>
              </Table>
            </Card>
          )
        }
      </Answer>
    </Page>
  );
}
