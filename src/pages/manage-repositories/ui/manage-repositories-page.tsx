import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Input } from '@/shared/ui/input';
import { isNotBuilt, NotBuilt } from '@/shared/ui/not-built';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Page } from '@/widgets/app-shell';
import { getListHostRepositoriesQueryOptions } from '@/shared/api/generated/application-server/application-server';
import { constants } from '@/shared/config';
import { type Host, hostNames, sourceControlOf } from '../model/host';
import { useLeaveWhenExpired } from '../model/use-leave-when-expired';
import { HostRepositories } from './host-repositories';

export function ManageRepositoriesPage({ host }: { host: Host }) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const q = useDeferredValue(query.trim());
  const list = useQuery({ ...getListHostRepositoriesQueryOptions(host, { page_size: constants.sourceListPageSize, ...(q !== '' && { q }) }), retry: false });
  useLeaveWhenExpired(host, list.error);
  const name = hostNames[host];
  if (list.error && !isNotBuilt(list.error)) throw list.error;
  return (
    <Page
      title={t`Add repositories`}
      subtitle={t`From ${name}, a hundred at a time.`}
      breadcrumb={
        <Link to="/Repositories">
          <Trans>Repositories</Trans>
        </Link>
      }
    >
      <Input type="search" icon={Search} aria-label={t`Search repositories`} placeholder={t`Search repositories`} value={query} onChange={(event) => setQuery(event.target.value)} className="mb-4 max-w-md" />
      {list.isPending && <SkeletonRows rows={8} label={t`Loading repositories`} />}
      {list.error && <NotBuilt what={t`Repositories of ${name}`} />}
      {list.data && <HostRepositories key={q} repositories={list.data.data} total={list.data.meta.total} sourceControl={sourceControlOf(host)} />}
    </Page>
  );
}
