import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateFindings, type FindingTarget } from '@/entities/finding';
import { isLost } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import { cancelJob } from '@/shared/api/generated/activity';
import { sendFindings } from '@/shared/api/generated/findings';
import { announceLaunch, launch, showJobsPanel } from '@/entities/job';
import { toast } from '@/shared/ui/toast';

interface Sending {
  readonly target: FindingTarget;
  readonly developerIds: readonly string[];
  readonly message: string;
}

/** The server sends the mail after 30 s, so that undo can prevent it. */
export function useSendFindings() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutate: cancel } = useMutation({
    mutationFn: (job: string) => cancelJob(job),
    onSuccess: ({ data: { id } }) => {
      announceLaunch({ job: id, store: 'remediation', kind: 'send_findings', state: 'refused' });
      toast({ kind: 'info', title: t`Not sent` });
    },
    onError: (error) => toast({ kind: 'error', title: t`Already sent`, detail: messageOf(error) }),
    onSettled: () => invalidateFindings(client),
  });
  return useMutation({
    mutationFn: ({ target, developerIds, message }: Sending) =>
      launch({ store: 'remediation', kind: 'send_findings' }, (run) =>
        sendFindings({
          ...target,
          developer_ids: [...developerIds],
          run_id: run,
          ...(message.trim() !== '' && { message: message.trim() }),
        }),
      ),
    onSuccess: ({ job_id: job }) =>
      toast({
        kind: 'ok',
        title: t`Findings sent`,
        detail: t`The email sends in 30 seconds.`,
        action: { label: t`Undo`, undoes: true, onPress: () => cancel(job) },
      }),
    onError: (error) => {
      if (isLost(error))
        toast({
          kind: 'error',
          title: t`The connection was lost`,
          detail: t`We’ll check whether it arrived once the server responds. Nothing is sent twice.`,
          action: { label: t`Show`, onPress: showJobsPanel },
        });
    },
    onSettled: () => invalidateFindings(client),
  });
}
