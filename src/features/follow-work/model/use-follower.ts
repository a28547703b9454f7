import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isCancelled, jobError, summaryOf, type Job } from '@/entities/job';
import { useSessionUser } from '@/entities/session';
import { readShownWork, showRun, showWork } from '@/shared/lib/launches';
import type { KeptLaunch } from '@/shared/lib/local-db';
import { toast } from '@/shared/ui/toast';
import { useDownloadExport, useUndoRun } from '../api/use-run-actions';
import { describeEnd } from './end-words';
import { followWork } from './follower';

/** Follows the work of this browser while the shell is there, and says when it ends. Answers whether the server can be reached. */
export function useFollower(): boolean {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { client_id: clientId } = useSessionUser();
  const [connected, setConnected] = useState(true);
  const { mutate: undo } = useUndoRun();
  const { mutate: download } = useDownloadExport();
  const onEnd = useEffectEvent((launch: KeptLaunch, job: Job | undefined) => {
    if (!job) {
      toast({
        kind: 'error',
        title: t`It did not reach the server`,
        detail: t`The connection broke before it began. Nothing was changed; do it again.`,
        action: { label: t`Show`, onPress: showWork },
      });
      return;
    }
    // Who looks at its results sees the end of it there.
    if (isCancelled(job) || readShownWork().run === job.id) return;
    const title = describeEnd(i18n, launch, job);
    const details = job.counts
      ? { label: t`See the results`, onPress: () => showRun(job.id) }
      : { label: t`Show`, onPress: showWork };
    if (job.status === 'failed') {
      toast({ kind: 'error', title, detail: jobError(i18n, job), action: details });
      return;
    }
    if (job.kind === 'export_findings') {
      toast({
        kind: 'ok',
        title,
        detail: t`The file is ready.`,
        action: { label: t`Download`, onPress: () => download(job.id) },
        more: details,
      });
      return;
    }
    toast({
      kind:
        (job.counts?.failed ?? 0) > 0
          ? 'error'
          : launch.kind === 'generate_patches' || launch.kind === 'make_remediation'
            ? 'ai'
            : 'ok',
      title,
      detail: summaryOf(i18n, job) || job.about || t`Done`,
      action: job.can_undo ? { label: t`Undo`, onPress: () => undo(job.id) } : details,
      ...(job.can_undo && { more: details }),
    });
  });
  useEffect(
    () =>
      followWork({
        client,
        clientId,
        onEnd: (launch, job) => onEnd(launch, job),
        onConnection: setConnected,
      }),
    [client, clientId],
  );
  return connected;
}
