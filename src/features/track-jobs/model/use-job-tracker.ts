import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  isCancelled,
  type Job,
  type StoredLaunch,
  readShownJobs,
  showJobsPanel,
} from '@/entities/job';
import { useSessionUser } from '@/entities/session';
import { loadWithTexts } from '@/shared/lib/lazy-component';
import { toast } from '@/shared/ui/toast';
import { useDownloadExport, useUndoJob } from '../api/use-job-actions';
import { trackJobs } from './track-jobs';

/**
 * Tracks the jobs of this browser while the shell is mounted and shows a toast when one ends.
 * Returns whether the server is reachable.
 */
export function useJobTracker(): boolean {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { client_id: clientId } = useSessionUser();
  const [connected, setConnected] = useState(true);
  const { mutate: undo } = useUndoJob();
  const { mutate: download } = useDownloadExport();
  const onEnd = useEffectEvent(async (launch: StoredLaunch, job: Job | undefined) => {
    if (!job) {
      toast({
        kind: 'error',
        title: t`Couldn’t reach the server`,
        detail: t`The connection was lost before the job started. Nothing was changed. Try again.`,
        action: { label: t`Show`, onPress: showJobsPanel },
      });
      return;
    }
    // If the results of the job are on screen, they already show its end.
    if (isCancelled(job) || readShownJobs().job === job.id) return;
    const { outcomeToast } = await loadWithTexts(() => import('./outcome-toast'));
    toast(outcomeToast(i18n, launch, job, { undo, download }));
  });
  useEffect(
    () =>
      trackJobs({
        client,
        clientId,
        onEnd: (launch, job) => void onEnd(launch, job),
        onConnection: setConnected,
      }),
    [client, clientId],
  );
  return connected;
}
