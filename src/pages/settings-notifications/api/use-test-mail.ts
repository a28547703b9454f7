import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/error-message';
import type { TestMail } from '@/shared/api/generated/model';
import { sendTestMail } from '@/shared/api/generated/notifications';
import { toast } from '@/shared/ui/toast';

/** The result of the test mail, as a sentence. */
export function useTestMailOutcome() {
  const { t } = useLingui();
  return ({ outcome, to, reason }: TestMail): string => {
    if (outcome === 'sent') return t`Sent to ${to}`;
    if (outcome === 'no_mail_server') return t`Not sent: no mail server is configured`;
    return reason === undefined ? t`Not sent: the mail server rejected it` : t`Not sent: ${reason}`;
  };
}

export function useTestMail() {
  const { t } = useLingui();
  const outcomeOf = useTestMailOutcome();
  return useMutation({
    mutationFn: () => sendTestMail(),
    onSuccess: ({ data }) =>
      toast({ kind: data.outcome === 'sent' ? 'ok' : 'error', title: outcomeOf(data) }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t send a test email`, detail: messageOf(error) }),
  });
}
