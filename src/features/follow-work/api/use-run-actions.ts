import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateFindings } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import {
  cancelJob,
  getJob,
  getListJobsQueryKey,
  retryJob,
  undoJob,
} from '@/shared/api/generated/activity/activity';
import { announceLaunch, showRun } from '@/shared/lib/launches';
import { toast } from '@/shared/ui/toast';

const useSettled = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      invalidateFindings(client),
      client.invalidateQueries({ queryKey: getListJobsQueryKey() }),
    ]);
};

/** Restores what a run found, but for findings that were touched since. */
export function useUndoRun() {
  const { t } = useLingui();
  const settled = useSettled();
  return useMutation({
    mutationFn: (job: string) => undoJob(job),
    onSuccess: ({ job_id: job }) =>
      announceLaunch({ job, store: 'remediation', kind: 'undo_bulk', state: 'accepted' }),
    onError: (error) =>
      toast({ kind: 'error', title: t`It could not be undone`, detail: messageOf(error) }),
    onSettled: settled,
  });
}

/** Takes work back that has not begun. */
export function useCancelRun() {
  const { t } = useLingui();
  const settled = useSettled();
  return useMutation({
    mutationFn: (job: string) => cancelJob(job),
    onSuccess: ({ data: { id, kind } }) => {
      announceLaunch({ job: id, store: 'remediation', kind, state: 'refused' });
      toast({ kind: 'info', title: t`Taken back` });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`It has begun already`, detail: messageOf(error) }),
    onSettled: settled,
  });
}

/** A new run for what failed or was never reached; its results are shown in place of the old ones. */
export function useRetryRun() {
  const { t } = useLingui();
  const settled = useSettled();
  return useMutation({
    mutationFn: ({ job }: { job: string; kind: string }) => retryJob(job),
    onSuccess: ({ job_id: job }, { kind }) => {
      announceLaunch({ job, store: 'remediation', kind, state: 'accepted' });
      showRun(job);
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`It could not be tried again`, detail: messageOf(error) }),
    onSettled: settled,
  });
}

/** Each address works once and for a minute: it is asked for when somebody wants the file. */
export function useDownloadExport() {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async (job: string) => {
      const { download_url: url } = (await getJob(job)).data;
      if (url === null) throw new Error(t`This file has been removed. Export again.`);
      return url;
    },
    onSuccess: (url) => {
      const link = document.createElement('a');
      link.href = url;
      link.download = '';
      link.click();
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Failed to download file`, detail: messageOf(error) }),
  });
}
