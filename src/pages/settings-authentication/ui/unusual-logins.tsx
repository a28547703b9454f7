import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import {
  answerUnusualLogin,
  getListSessionsQueryKey,
  getListUnusualLoginsQueryKey,
  getListUnusualLoginsQueryOptions,
} from '@/shared/api/generated/users';
import { UnusualLoginBanner } from './unusual-login-banner';

/** Logins from a new browser or network. The user confirms or denies each. */
export function UnusualLogins() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const logins = useQuery(getListUnusualLoginsQueryOptions());
  const answer = useMutation({
    mutationFn: ({ id, mine }: { id: string; mine: boolean }) => answerUnusualLogin(id, { mine }),
    onSuccess: async (_, { mine }) => {
      if (!mine) await navigate({ to: '/change-password' });
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t save your answer`, detail: messageOf(error) }),
    onSettled: () =>
      Promise.all(
        [getListUnusualLoginsQueryKey(), getListSessionsQueryKey()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const rows = logins.data?.data ?? [];
  if (logins.error)
    return (
      <p role="alert" className="mb-4 text-sm text-danger-text">
        {messageOf(logins.error)}
      </p>
    );
  return rows.map((login) => (
    <UnusualLoginBanner
      key={login.id}
      login={login}
      busy={
        answer.isPending && answer.variables.id === login.id ? answer.variables.mine : undefined
      }
      onAnswer={(mine) => answer.mutate({ id: login.id, mine })}
    />
  ));
}
