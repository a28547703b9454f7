import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import { getListOutboxQueryKey, resendMail } from '@/shared/api/generated/activity';

/** Sends a mail again; the server replaces one-time links by new ones. */
export function useResend() {
  const { t } = useLingui();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => resendMail(id),
    onSuccess: async () => {
      toast({ kind: 'ok', title: t`Email sent again` });
      await client.invalidateQueries({ queryKey: getListOutboxQueryKey() });
    },
    onError: (failure) =>
      toast({ kind: 'error', title: t`Couldn’t send the email`, detail: messageOf(failure) }),
  });
}
