import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { CreateTokenDialog } from '@/features/create-token';
import { useCan } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import {
  getListPlexalyzerTokensQueryKey,
  getListPlexalyzerTokensQueryOptions,
  revokePlexalyzerToken,
} from '@/shared/api/generated/connectors';
import { utcDateOf } from '@/shared/lib/ago';
import { hasFormDraft } from '@/shared/lib/use-form-draft';

function ExpiryDate({ iso }: { iso: string }) {
  const { i18n } = useLingui();
  const date = utcDateOf(i18n, iso);
  return (
    <span className="text-ink-3 num">
      <Trans>until {date}</Trans>
    </span>
  );
}

/** The API tokens that pipelines use. */
export function TokensCard() {
  const { t } = useLingui();
  const client = useQueryClient();
  const may = useCan('tokens:manage');
  const [creating, setCreating] = useState(() => hasFormDraft('token'));
  const tokens = useQuery({ ...getListPlexalyzerTokensQueryOptions(), enabled: may });
  const revoke = useMutation({
    mutationFn: (id: string) => revokePlexalyzerToken(id),
    onSuccess: async () =>
      client.invalidateQueries({ queryKey: getListPlexalyzerTokensQueryKey() }),
    onError: (error) =>
      toast({ kind: 'error', title: t`The token still works`, detail: messageOf(error) }),
  });
  if (!may) return null;
  const rows = tokens.data?.data ?? [];
  return (
    <Card>
      <CardHead
        title={t`Plexalyzer tokens`}
        note={t`For pipelines. Scoped, expiring and shown once.`}
        actions={
          <Button size="sm" icon={Plus} onClick={() => setCreating(true)}>
            <Trans>New token</Trans>
          </Button>
        }
      />
      {tokens.isPending && (
        <CardBody>
          <SkeletonRows rows={2} label={t`Loading tokens`} />
        </CardBody>
      )}
      {tokens.error && (
        <CardBody role="alert" className="text-sm text-danger-text">
          {messageOf(tokens.error)}
        </CardBody>
      )}
      {tokens.isSuccess && rows.length === 0 && (
        <EmptyState
          frame="bare"
          icon={KeyRound}
          title={t`No tokens yet`}
          text={t`Create a token to upload reports from a pipeline.`}
        />
      )}
      <ul>
        {rows.map(({ id, name, prefix, scopes, expired_at: expires }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t px-4 py-2.5 text-sm first:border-t-0"
          >
            <span className="min-w-32 flex-1 font-medium">{name}</span>
            <code className="code text-ink-3">{prefix}…</code>
            <span className="text-ink-3">{scopes.join(', ')}</span>
            <ExpiryDate iso={expires} />
            <Button
              size="sm"
              kind="quiet"
              className="text-danger-text!"
              aria-label={t`Revoke ${name}`}
              busy={revoke.isPending && revoke.variables === id}
              onClick={() => revoke.mutate(id)}
            >
              <Trans>Revoke</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {creating && <CreateTokenDialog onClose={() => setCreating(false)} />}
    </Card>
  );
}
