import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, PlugZap } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { Checkbox } from '@/shared/ui/checkbox';
import { toast } from '@/shared/ui/toast';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetPullSourceQueryKey,
  getGetPullSourceQueryOptions,
  pullFindings,
  testPullSource,
  updatePullSource,
} from '@/shared/api/generated/connectors';
import type { PullSourceKey, UpdatePullSourceRequest } from '@/shared/api/generated/model';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { toRequest } from '../model/pull-mappings';
import { PullProjects } from './pull-projects';

type PullCardProps = { source: PullSourceKey; name: string };

/** Which projects of a service are pulled into which repositories, and what came of it. */
export function PullCard({ source, name }: PullCardProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const client = useQueryClient();
  const reason = useDisabledReason('credentials:manage');
  const pullReason = useDisabledReason('connectors:use');
  const { data, error: unread } = useQuery(getGetPullSourceQueryOptions(source));
  const failed = (title: string) => (error: Error) =>
    toast({ kind: 'error', title, detail: messageOf(error) });
  const onSettled = () => client.invalidateQueries({ queryKey: getGetPullSourceQueryKey(source) });
  const test = useMutation({
    mutationFn: () => testPullSource(source),
    onError: failed(t`Couldn’t test the connection`),
    onSettled,
  });
  const save = useMutation({
    mutationFn: (body: UpdatePullSourceRequest) => updatePullSource(source, body),
    onError: failed(t`Couldn’t save what is pulled`),
    onSettled,
  });
  const pull = useMutation({
    mutationFn: () => pullFindings(source),
    onSuccess: () => toast({ kind: 'ok', title: t`The pull has started` }),
    onError: failed(t`Couldn’t start the pull`),
    onSettled,
  });
  if (unread) throw unread;
  if (!data?.data.isConfigured) return null;
  const { pulled_at: pulled, daily, mappings } = data.data;
  const ago = pulled === null ? '' : timeAgo(i18n, pulled, now);
  return (
    <Card>
      <CardHead
        title={t`Findings from ${name}`}
        note={pulled === null ? t`Not pulled yet` : t`Last pull ${ago}`}
        actions={
          <>
            <Button
              size="sm"
              icon={PlugZap}
              busy={test.isPending}
              disabledReason={reason}
              onClick={() => test.mutate()}
            >
              <Trans>Test the connection</Trans>
            </Button>
            <Button
              size="sm"
              icon={Download}
              busy={pull.isPending}
              disabledReason={pullReason}
              onClick={() => pull.mutate()}
            >
              <Trans>Pull now</Trans>
            </Button>
          </>
        }
      />
      <CardBody className="flex flex-col gap-4">
        <Checkbox
          label={t`Pull once a day`}
          checked={daily}
          disabled={reason !== false || save.isPending}
          onChange={() => save.mutate({ ...toRequest(data.data), daily: !daily })}
        />
        <PullProjects
          source={source}
          mappings={mappings}
          disabled={reason !== false || save.isPending}
          onChange={(next) => save.mutate({ daily, mappings: next })}
        />
      </CardBody>
    </Card>
  );
}
