import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bug } from 'lucide-react';
import { useState } from 'react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { buttonStyles } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { linkStyles } from '@/shared/ui/link';
import { Pagination } from '@/shared/ui/pagination';
import { SeverityLabel } from '@/shared/ui/severity';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { Page } from '@/widgets/app-shell';
import {
  displayStatus,
  type FindingRow as FindingRowData,
  placeOf,
  Priority,
  StatusLabel,
  weaknessOf,
} from '@/entities/finding';
import { clientFindingsPageSize, clientFindingsQuery } from '../api/preload-client';
import { ClientHeader, useClientName } from './client-head';

/** On a phone what it is and where, with its severity. */
function FindingRow({ clientId, finding }: { clientId: string; finding: FindingRowData }) {
  const { id, attributes } = finding;
  return (
    <Row>
      <Cell>
        <SeverityLabel severity={attributes.severity} />
      </Cell>
      <Cell className="max-sm:hidden">
        <Priority value={attributes.priority} />
      </Cell>
      <Cell>
        <Link
          to="/manage-clients/findings/finding-details/$client_id/$id"
          params={{ client_id: clientId, id }}
          className={linkStyles.title}
        >
          {attributes.title}
        </Link>
        <span className="block font-mono text-2xs wrap-anywhere text-ink-3">
          {placeOf(finding)}
        </span>
        <span className="block text-xs text-ink-3 sm:hidden">{attributes.repository.nickname}</span>
      </Cell>
      <Cell className="max-sm:hidden">{attributes.repository.nickname}</Cell>
      <Cell className="max-lg:hidden">{attributes.tool}</Cell>
      <Cell className="font-mono text-xs whitespace-nowrap max-lg:hidden">
        {weaknessOf(finding) || '–'}
      </Cell>
      <Cell className="max-sm:hidden">
        <StatusLabel status={displayStatus(attributes)} />
      </Cell>
    </Row>
  );
}

export function ClientFindingsPage({ clientId }: { clientId: string }) {
  const { t } = useLingui();
  const name = useClientName(clientId);
  const [page, setPage] = useState(1);
  const findings = useQuery(clientFindingsQuery(clientId, page));
  return (
    <Page
      title={t`Findings of ${name}`}
      breadcrumb={
        <Link to="/manage-clients">
          <Trans>Clients</Trans>
        </Link>
      }
      actions={
        <Link
          to="/manage-clients/repositories/$client_id"
          params={{ client_id: clientId }}
          className={buttonStyles()}
        >
          <Trans>Repositories</Trans>
        </Link>
      }
    >
      <ClientHeader clientId={clientId} />
      <QueryBoundary query={findings} label={t`Findings`}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState icon={Bug} title={t`No findings`} text={t`No report contains any.`} />
          ) : (
            <Card className="overflow-x-auto">
              <Table caption={t`Findings`}>
                <TableHead>
                  <HeadCell>
                    <Trans>Severity</Trans>
                  </HeadCell>
                  <HeadCell className="max-sm:hidden">
                    <Trans>Priority</Trans>
                  </HeadCell>
                  <HeadCell>
                    <Trans>Finding</Trans>
                  </HeadCell>
                  <HeadCell className="max-sm:hidden">
                    <Trans>Repository</Trans>
                  </HeadCell>
                  <HeadCell className="max-lg:hidden">
                    <Trans>Tool</Trans>
                  </HeadCell>
                  <HeadCell className="max-lg:hidden">
                    <Trans>CWE / CVE</Trans>
                  </HeadCell>
                  <HeadCell className="max-sm:hidden">
                    <Trans>Status</Trans>
                  </HeadCell>
                </TableHead>
                <tbody>
                  {data.map((finding) => (
                    <FindingRow key={finding.id} clientId={clientId} finding={finding} />
                  ))}
                </tbody>
              </Table>
              <Pagination
                page={page}
                pageSize={clientFindingsPageSize}
                total={meta.total}
                exact={meta.total_is_exact}
                onPage={setPage}
              />
            </Card>
          )
        }
      </QueryBoundary>
    </Page>
  );
}
