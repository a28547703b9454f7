import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GitBranch } from 'lucide-react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { buttonStyles } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Page } from '@/widgets/app-shell';
import { sourceControlOf } from '@/entities/repository';
import { clientRepositoriesQuery } from '../api/preload-client';
import { ClientHeader, useClientName } from './client-head';

export function ClientRepositoriesPage({ clientId }: { clientId: string }) {
  const { t, i18n } = useLingui();
  const client = useClientName(clientId);
  const nameOf = (source: string) => {
    const { name } = sourceControlOf(source);
    return typeof name === 'string' ? name : i18n._(name);
  };
  const repositories = useQuery(clientRepositoriesQuery(clientId));
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
      <QueryBoundary query={repositories} label={t`Repositories`}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              icon={GitBranch}
              title={t`No repositories`}
              text={t`This organisation hasn’t added any.`}
            />
          ) : (
            <Card>
              <ul aria-label={t`Repositories`}>
                {data.map(({ id, attributes }) => (
                  <li
                    key={id}
                    className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t px-4 py-2.5 text-sm first:border-t-0"
                  >
                    <span className="min-w-40 flex-1 font-medium">{attributes.nickname}</span>
                    <span className="text-ink-3">{attributes.data.branch}</span>
                    <span className="text-ink-3">{nameOf(attributes.data.source_control)}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </QueryBoundary>
    </Page>
  );
}
