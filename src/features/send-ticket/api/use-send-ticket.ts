import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useClient } from '@/entities/client';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { sendTicket } from '@/shared/api/generated/webhook';
import { toast } from '@/shared/ui/toast';

/** Sends a finding to the ticket system behind the organization's webhook. */
export function useSendTicket() {
  const { t } = useLingui();
  const mayNot = useDisabledReason('webhooks:send');
  const { data: client } = useClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (finding: string) => sendTicket({ finding_id: finding }),
    onSuccess: ({ status, duration_ms: ms }) =>
      toast({
        kind: 'ok',
        title: t`Successfully send webhook`,
        detail: t`Responded with ${status} in ${ms} ms.`,
      }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Send webhook failed`, detail: messageOf(error) }),
  });
  return {
    send: (finding: string) => mutate(finding),
    disabledReason:
      mayNot ||
      (isPending && t`Sent`) ||
      (client?.issue_webhook === null &&
        t`No webhook configured yet. An administrator can set one up under Webhooks.`),
  };
}
