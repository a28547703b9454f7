import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Blocks, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useCan, useDisabledReason } from '@/entities/session';
import { getListUserConnectorsQueryKey } from '@/shared/api/generated/user-connectors';
import type { UserConnector } from '@/shared/api/generated/model';
import { QueryError } from '@/shared/ui/query-boundary';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { SearchInput } from '@/shared/ui/input';
import { Pagination } from '@/shared/ui/pagination';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { userConnectorsPageSize, userConnectorsQuery } from '../api/user-connectors-query';
import { UserConnectorDialog } from './user-connector-dialog';
import { UserConnectorRow } from './user-connector-row';

/** Custom connectors that members published for their own tools. */
export function UserConnectorsCard() {
  const { t } = useLingui();
  const client = useQueryClient();
  const mayUse = useCan('connectors:use');
  const reason = useDisabledReason('connectors:publish');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<UserConnector | 'new'>();
  const list = useQuery({
    ...userConnectorsQuery(page, q),
    enabled: mayUse,
    placeholderData: keepPreviousData,
  });
  if (!mayUse) return null;
  const refresh = () => client.invalidateQueries({ queryKey: getListUserConnectorsQueryKey() });
  const rows = list.data?.data ?? [];
  const total = list.data?.meta.total ?? 0;
  return (
    <Card>
      <CardHead
        title={t`Custom connectors`}
        note={t`Descriptions that your organisation shares. “In use” is a mark for your team: Parapet doesn’t call these tools. Upload their reports, or send them with an API token.`}
        actions={
          <Button size="sm" icon={Plus} disabledReason={reason} onClick={() => setOpen('new')}>
            <Trans>Publish a connector</Trans>
          </Button>
        }
      />
      {(total > userConnectorsPageSize || q !== '') && (
        <CardBody>
          <SearchInput
            label={t`Search custom connectors`}
            value={q}
            onSearch={(words) => {
              setQ(words);
              setPage(1);
            }}
          />
        </CardBody>
      )}
      {list.error && !list.data && <QueryError error={list.error} onRetry={list.refetch} />}
      {list.isPending && (
        <CardBody>
          <SkeletonRows rows={2} label={t`Loading connectors`} />
        </CardBody>
      )}
      {list.isSuccess &&
        rows.length === 0 &&
        (q === '' ? (
          <EmptyState
            frame="bare"
            icon={Blocks}
            title={t`No custom connectors yet`}
            text={t`Publish a connector for a tool Parapet doesn’t support.`}
          />
        ) : (
          <EmptyState
            frame="bare"
            icon={SearchX}
            title={t`No connector matches`}
            text={t`Try another search.`}
            action={<Button onClick={() => setQ('')}>{t`Clear the search`}</Button>}
          />
        ))}
      {rows.length > 0 && (
        <ul aria-label={t`Custom connectors`}>
          {rows.map((connector) => (
            <UserConnectorRow
              key={connector.id}
              connector={connector}
              onEdit={() => setOpen(connector)}
              onChanged={refresh}
            />
          ))}
        </ul>
      )}
      {total > userConnectorsPageSize && (
        <CardBody>
          <Pagination
            page={page}
            pageSize={userConnectorsPageSize}
            total={total}
            onPage={setPage}
          />
        </CardBody>
      )}
      {open !== undefined && (
        <UserConnectorDialog
          connector={open === 'new' ? undefined : open}
          onSaved={refresh}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
