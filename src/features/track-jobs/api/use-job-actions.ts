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
} from '@/shared/api/generated/activity';
import { announceLaunch, showJob } from '@/entities/job';
import { toast } from '@/shared/ui/toast';

const useSettled = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([
      invalidateFindings(client),
      client.invalidateQueries({ queryKey: getListJobsQueryKey() }),
    ]);
};

/** Undoes a job, except for findings that changed since. */
export function useUndoJob() {
  const { t } = useLingui();
  const settled = useSettled();
  return useMutation({
    mutationFn: (job: string) => undoJob(job),
    onSuccess: ({ job_id: job }) =>
      announceLaunch({ job, store: 'remediation', kind: 'undo_bulk', state: 'accepted' }),
    onError: (error) => toast({ kind: 'error', title: t`Couldn’t undo`, detail: messageOf(error) }),
    onSettled: settled,
  });
}

/** Cancels a job that has not started. */
export function useCancelJob() {
  const { t } = useLingui();
  const settled = useSettled();
  return useMutation({
    mutationFn: (job: string) => cancelJob(job),
    onSuccess: ({ data: { id, kind } }) => {
      announceLaunch({ job: id, store: 'remediation', kind, state: 'refused' });
      toast({ kind: 'info', title: t`Cancelled` });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Already started`, detail: messageOf(error) }),
    onSettled: settled,
  });
}

/**
 * Starts a new job for the failed and unprocessed items, and shows its results in place of the old
 * ones.
 */
export function useRetryJob() {
  const { t } = useLingui();
  const settled = useSettled();
  return useMutation({
    mutationFn: ({ job }: { job: string; kind: string }) => retryJob(job),
    onSuccess: ({ job_id: job }, { kind }) => {
      announceLaunch({ job, store: 'remediation', kind, state: 'accepted' });
      showJob(job);
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t retry`, detail: messageOf(error) }),
    onSettled: settled,
  });
}

/** A download URL can be used once and expires after a minute, so it is requested on click. */
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
