import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { invalidateFindings } from '@/entities/finding';
import { messageOf } from '@/shared/api/error-message';
import type { Policy, PolicyList, PolicyRequest } from '@/shared/api/generated/model';
import {
  createPolicy,
  deletePolicy,
  getListPoliciesQueryKey,
  updatePolicy,
} from '@/shared/api/generated/policies';
import { toast } from '@/shared/ui/toast';
import { requestOf } from '../model/rule';

const queryKey = getListPoliciesQueryKey();

/** Refreshes the rules first: once they report no pending change, the findings are up to date. */
export async function refreshRules(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey });
  await invalidateFindings(client);
}

/**
 * Creates a rule, or updates the version that was read, so that it never overwrites a concurrent
 * change.
 */
export const saveRule = (
  request: PolicyRequest,
  read: Pick<Policy, 'id' | 'version'> | undefined,
) =>
  read
    ? updatePolicy(read.id, request, { headers: { 'if-match': `"${read.version}"` } })
    : createPolicy(request);

const patchRules = (client: QueryClient, change: (rules: readonly Policy[]) => Policy[]) =>
  client.setQueryData<PolicyList>(queryKey, (list) => list && { ...list, data: change(list.data) });

/** Row actions, applied optimistically and rolled back if the server refuses. */
export function useRuleActions() {
  const { t } = useLingui();
  const client = useQueryClient();
  const before = async () => {
    await client.cancelQueries({ queryKey });
    return { list: client.getQueryData<PolicyList>(queryKey) };
  };
  const onError = (
    error: Error,
    _rule: unknown,
    kept: { list: PolicyList | undefined } | undefined,
  ) => {
    client.setQueryData(queryKey, kept?.list);
    toast({ kind: 'error', title: t`Nothing was saved`, detail: messageOf(error) });
  };
  const onSettled = () => refreshRules(client);

  const restore = useMutation({
    mutationFn: (rule: Policy) => createPolicy(requestOf(rule)),
    onSuccess: (_saved, { name }) => toast({ kind: 'ok', title: t`${name} restored` }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Nothing was saved`, detail: messageOf(error) }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Policy) => deletePolicy(id),
    onMutate: async ({ id }) => {
      const kept = await before();
      patchRules(client, (rules) => rules.filter((rule) => rule.id !== id));
      return kept;
    },
    onSuccess: (_done, rule) => {
      const { name } = rule;
      toast({
        kind: 'ok',
        title: t`${name} was removed`,
        action: { label: t`Undo`, undoes: true, onPress: () => restore.mutate(rule) },
      });
    },
    onError,
    onSettled,
  });
  const toggle = useMutation({
    mutationFn: (rule: Policy) => saveRule({ ...requestOf(rule), enabled: !rule.enabled }, rule),
    onMutate: async ({ id }) => {
      const kept = await before();
      patchRules(client, (rules) =>
        rules.map((rule) => (rule.id === id ? { ...rule, enabled: !rule.enabled } : rule)),
      );
      return kept;
    },
    onError,
    onSettled,
  });
  return { remove, toggle };
}
