import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/shared/ui/toast';
import { sessionKey } from '@/entities/session';
import { getGetTwoFactorQueryKey, useRemoveTwoFactor } from '@/shared/api/generated/users/users';
import { CodeDialog } from './code-dialog';

export function TurnOffTwoFactor({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const remove = useRemoveTwoFactor({
    mutation: {
      onSuccess: async () => {
        await Promise.all(
          [sessionKey(), getGetTwoFactorQueryKey()].map((queryKey) =>
            client.invalidateQueries({ queryKey }),
          ),
        );
        toast({ kind: 'ok', title: t`Two-factor login is off` });
        onClose();
      },
    },
  });
  return (
    <CodeDialog
      title={t`Turn two-factor login off`}
      description={t`Your password alone will open your account.`}
      action={<Trans>Turn off</Trans>}
      danger
      pending={remove.isPending}
      error={remove.error}
      onCode={(code) => remove.mutate({ data: { code } })}
      onClose={onClose}
    />
  );
}
