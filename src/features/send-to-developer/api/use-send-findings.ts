import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateFindings, type FindingTarget } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import { cancelJob } from '@/shared/api/generated/activity/activity';
import { sendFindings } from '@/shared/api/generated/findings/findings';
import { toast } from '@/shared/ui/toast';

interface Sending {
  readonly target: FindingTarget;
  readonly developerIds: readonly string[];
  readonly message: string;
}

/** Mail goes out half a minute later, so that taking it back is real. */
export function useSendFindings() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutate: cancel } = useMutation({
    mutationFn: (job: string) => cancelJob(job),
    onSuccess: () => toast({ kind: 'info', title: t`Not sent` }),
    onError: (error) => toast({ kind: 'error', title: t`It was sent already`, detail: messageOf(error) }),
    onSettled: () => invalidateFindings(client),
  });
  return useMutation({
    mutationFn: ({ target, developerIds, message }: Sending) =>
      sendFindings({ ...target, developer_ids: [...developerIds], ...(message.trim() !== '' && { message: message.trim() }) }),
    onSuccess: ({ job_id: job }) =>
      toast({ kind: 'ok', title: t`Findings sent`, detail: t`The mail goes out in 30 seconds.`, action: { label: t`Undo`, onPress: () => cancel(job) } }),
    onSettled: () => invalidateFindings(client),
  });
}
