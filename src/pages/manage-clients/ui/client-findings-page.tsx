import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bug } from 'lucide-react';
import { useState } from 'react';
import { Answer } from '@/shared/ui/answer';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { linkStyles } from '@/shared/ui/link';
import { Pagination } from '@/shared/ui/pagination';
import { Priority } from '@/shared/ui/priority';
import { SeverityLabel } from '@/shared/ui/severity';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { Page } from '@/widgets/app-shell';
import { getListManagedFindingsQueryOptions } from '@/shared/api/generated/manage-clients/manage-clients';
import { ReadOnlyBanner } from './read-only-banner';

const pageSize = 50;

export function ClientFindingsPage({ clientId }: { clientId: string }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const findings = useQuery(getListManagedFindingsQueryOptions(clientId, { page, page_size: pageSize }));
  return (
    <Page title={t`Findings of a client`} breadcrumb={<Link to="/manage-clients"><Trans>Clients</Trans></Link>}>
      <ReadOnlyBanner clientId={clientId} />
      <Answer query={findings} what={t`Findings`}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState icon={Bug} title={t`No findings`} text={t`No report of this organisation holds any.`} />
          ) : (
            <Card className="overflow-x-auto">
              <Table caption={t`Findings`}>
                <TableHead>
                  <HeadCell><Trans>Severity</Trans></HeadCell>
                  <HeadCell><Trans>Priority</Trans></HeadCell>
                  <HeadCell><Trans>Finding</Trans></HeadCell>
                  <HeadCell><Trans>Repository</Trans></HeadCell>
                  <HeadCell><Trans>Tool</Trans></HeadCell>
                </TableHead>
                <tbody>
                  {data.map(({ id, attributes }) => (
                    <Row key={id}>
                      <Cell><SeverityLabel severity={attributes.severity} /></Cell>
                      <Cell><Priority value={attributes.priority} /></Cell>
                      <Cell>
                        <Link to="/manage-clients/findings/finding-details/$client_id/$id" params={{ client_id: clientId, id }} className={linkStyles.title}>
                          {attributes.title}
                        </Link>
                      </Cell>
                      <Cell>{attributes.repository.nickname}</Cell>
                      <Cell>{attributes.tool}</Cell>
                    </Row>
                  ))}
                </tbody>
              </Table>
              <Pagination page={page} pageSize={pageSize} total={meta.total} exact={meta.total_is_exact} onPage={setPage} />
            </Card>
          )
        }
      </Answer>
    </Page>
  );
}
