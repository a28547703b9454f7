import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sessionKey } from '@/entities/session';
import { getGetTwoFactorQueryKey, removeTwoFactor } from '@/shared/api/generated/users';
import type { RemoveTwoFactorRequest } from '@/shared/api/generated/model';
import { CodeDialog } from './code-dialog';

/**
 * Also available if the organization requires two-factor: the user must then set up a new one at
 * once.
 */
export function ReplaceTwoFactor({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: (request: RemoveTwoFactorRequest) => removeTwoFactor(request),
    onSuccess: async () => {
      await Promise.all(
        [sessionKey(), getGetTwoFactorQueryKey()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      await navigate({ to: '/settings/authentication/setup-2fa' });
    },
  });
  return (
    <CodeDialog
      title={t`Replace the app?`}
      description={t`This app and your recovery codes stop working, and you set up another app next.`}
      action={<Trans>Replace</Trans>}
      pending={remove.isPending}
      error={remove.error}
      onCode={(code) => remove.mutate({ code, replace: true })}
      onClose={onClose}
    />
  );
}
