import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GitBranch, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { buttonStyles } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Input } from '@/shared/ui/input';
import { Page } from '@/widgets/app-shell';
import { useLoadedClient } from '@/entities/client';
import { hostNames } from '@/entities/repository';
import { ApiError } from '@/shared/api/api-error';
import { hostRepositoriesQuery } from '../api/host-repositories-query';
import type { Host } from '../model/host';
import { sourceControlOf } from '../model/host-control';
import { HostRepositories } from './host-repositories';

export function ManageRepositoriesPage({ host }: { host: Host }) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const q = useDeferredValue(query.trim());
  const { isConfigured } = useLoadedClient().plugins[sourceControlOf(host)];
  const list = useQuery({
    ...hostRepositoriesQuery(host, page, q),
    enabled: isConfigured,
    placeholderData: keepPreviousData,
  });
  const name = hostNames[host];
  const isConnected =
    isConfigured && !(list.error instanceof ApiError && list.error.code === 'host_not_connected');
  return (
    <Page
      title={t`Add repositories`}
      subtitle={t`From ${name}, 100 per page.`}
      breadcrumb={
        <Link to="/Repositories">
          <Trans>Repositories</Trans>
        </Link>
      }
    >
      {isConnected ? (
        <>
          <Input
            type="search"
            icon={Search}
            aria-label={t`Search repositories`}
            placeholder={t`Search repositories`}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setPage(1);
            }}
            className="mb-4 max-w-md"
          />
          <QueryBoundary query={list} label={t`Repositories of ${name}`} rows={8}>
            {({ data, meta }) => (
              <HostRepositories
                repositories={data}
                meta={meta}
                busy={list.isPlaceholderData}
                sourceControl={sourceControlOf(host)}
                onPage={setPage}
              />
            )}
          </QueryBoundary>
        </>
      ) : (
        <EmptyState
          icon={GitBranch}
          title={t`${name} is not connected`}
          text={t`Connect with a token that can access your repositories, then choose which ones to add.`}
          action={
            <Link to="/connector/providers" className={buttonStyles({ kind: 'primary' })}>
              <Trans>Connect a host</Trans>
            </Link>
          }
        />
      )}
    </Page>
  );
}
