import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hostNames } from '@/entities/repository';
import { useCan, useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import {
  deleteHostWebhook,
  getListHostWebhooksQueryKey,
  getListHostWebhooksQueryOptions,
  rotateHostWebhook,
} from '@/shared/api/generated/connectors';
import type { HostWebhook, HostWebhookSecret, SourceHost } from '@/shared/api/generated/model';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button';
import { Card, CardHead } from '@/shared/ui/card';
import { toast } from '@/shared/ui/toast';
import { HostWebhookDialog } from './host-webhook-dialog';

/**
 * Webhooks by which source hosts report changes, so that the server need not wait for its next
 * poll.
 */
export function HostWebhooksCard() {
  const { t } = useLingui();
  const client = useQueryClient();
  const mayUse = useCan('connectors:use');
  const [newSecret, setNewSecret] = useState<HostWebhookSecret>();
  const { data, error } = useQuery({ ...getListHostWebhooksQueryOptions(), enabled: mayUse });
  const refresh = () => client.invalidateQueries({ queryKey: getListHostWebhooksQueryKey() });
  const rotate = useMutation({
    mutationFn: (host: SourceHost) => rotateHostWebhook(host),
    onSuccess: async (response) => {
      setNewSecret(response.data);
      await refresh();
    },
    onError: (failure) =>
      toast({ kind: 'error', title: t`No secret was created`, detail: messageOf(failure) }),
  });
  const remove = useMutation({
    mutationFn: (host: SourceHost) => deleteHostWebhook(host),
    onSuccess: async () => {
      await refresh();
      toast({ kind: 'ok', title: t`Webhook removed` });
    },
    onError: (failure) =>
      toast({ kind: 'error', title: t`The webhook still works`, detail: messageOf(failure) }),
  });
  if (!mayUse) return null;
  return (
    <Card>
      <CardHead
        title={t`Webhooks of source hosts`}
        note={t`Merged pull requests and pushes are detected within seconds`}
      />
      {error && (
        <p role="alert" className="px-4 pb-3 text-sm text-danger-text">
          {messageOf(error)}
        </p>
      )}
      <ul>
        {data?.data.map((webhook) => (
          <WebhookRow
            key={webhook.host}
            webhook={webhook}
            busy={rotate.isPending && rotate.variables === webhook.host}
            onRotate={() => rotate.mutate(webhook.host)}
            onRemove={() => remove.mutate(webhook.host)}
          />
        ))}
      </ul>
      {newSecret && (
        <HostWebhookDialog webhook={newSecret} onClose={() => setNewSecret(undefined)} />
      )}
    </Card>
  );
}

interface WebhookRowProps {
  webhook: HostWebhook;
  busy: boolean;
  onRotate: () => void;
  onRemove: () => void;
}

function WebhookRow({ webhook, busy, onRotate, onRemove }: WebhookRowProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const reason = useDisabledReason('credentials:manage');
  const { host, url, last_delivery_at: last } = webhook;
  const name = hostNames[host];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t px-4 py-2.5 text-sm first:border-t-0">
      <span className="min-w-32 flex-1 font-medium">{name}</span>
      <span className="text-ink-3">
        {url === null ? (
          <Trans>Not set up</Trans>
        ) : last === null ? (
          <Trans>No event yet</Trans>
        ) : (
          <Trans>Last event {timeAgo(i18n, last, now)}</Trans>
        )}
      </span>
      {url !== null && (
        <Button
          size="sm"
          kind="quiet"
          className="text-danger-text!"
          disabledReason={reason}
          aria-label={t`Remove the webhook of ${name}`}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
      <Button
        size="sm"
        disabledReason={reason}
        busy={busy}
        aria-label={url === null ? t`Set up the webhook of ${name}` : t`Replace secret of ${name}`}
        onClick={onRotate}
      >
        {url === null ? <Trans>Set up</Trans> : <Trans>Replace secret</Trans>}
      </Button>
    </li>
  );
}
