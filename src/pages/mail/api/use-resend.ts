import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import { getListOutboxQueryKey, useResendMail } from '@/shared/api/generated/activity/activity';

/** Sends a mail once more; the server puts new one-time links in the place of the old ones. */
export function useResend() {
  const { t } = useLingui();
  const client = useQueryClient();
  return useResendMail({
    mutation: {
      onSuccess: async () => {
        toast({ kind: 'ok', title: t`The mail is sent again` });
        await client.invalidateQueries({ queryKey: getListOutboxQueryKey() });
      },
      onError: (failure) =>
        toast({ kind: 'error', title: t`The mail was not sent`, detail: messageOf(failure) }),
    },
  });
}
