import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/shared/ui/toast';
import { sessionKey } from '@/entities/session';
import { getGetTwoFactorQueryKey, removeTwoFactor } from '@/shared/api/generated/users';
import type { RemoveTwoFactorRequest } from '@/shared/api/generated/model';
import { CodeDialog } from './code-dialog';

export function TurnOffTwoFactor({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (request: RemoveTwoFactorRequest) => removeTwoFactor(request),
    onSuccess: async () => {
      await Promise.all(
        [sessionKey(), getGetTwoFactorQueryKey()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      toast({ kind: 'ok', title: t`Two-factor login is off` });
      onClose();
    },
  });
  return (
    <CodeDialog
      title={t`Turn off two-factor login`}
      description={t`Your password alone will be enough to log in.`}
      action={<Trans>Turn off</Trans>}
      danger
      pending={remove.isPending}
      error={remove.error}
      onCode={(code) => remove.mutate({ code })}
      onClose={onClose}
    />
  );
}
