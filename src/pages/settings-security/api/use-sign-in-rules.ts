import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/shared/ui/toast';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetSignInRulesQueryKey,
  getGetSignInRulesQueryOptions,
  getGetTwoFactorQueryKey,
  getListSessionsQueryKey,
  updateSignInRules,
} from '@/shared/api/generated/users';
import type { SignInRules } from '@/shared/api/generated/model';

/** The rules including a pending change, and the mutation that saves one. */
export function useSignInRules() {
  const { t } = useLingui();
  const client = useQueryClient();
  const rules = useQuery(getGetSignInRulesQueryOptions());
  const save = useMutation({
    mutationFn: (next: SignInRules) => updateSignInRules(next),
    onSuccess: () => toast({ kind: 'ok', title: t`Saved` }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t save the rules`, detail: messageOf(error) }),
    onSettled: () =>
      Promise.all(
        [getGetSignInRulesQueryKey(), getListSessionsQueryKey(), getGetTwoFactorQueryKey()].map(
          (queryKey) => client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return {
    rules,
    current: save.isPending ? save.variables : rules.data,
    pending: save.isPending,
    change: save.mutateAsync,
  };
}
