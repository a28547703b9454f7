import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceLaunch } from '@/entities/job';
import { inputOf } from '@/features/create-triage-rule';
import { messageOf } from '@/shared/api/error-message';
import type { TriageRule, TriageRuleRequest } from '@/shared/api/generated/model';
import {
  applyTriageRule,
  createTriageRule,
  deleteTriageRule,
  getListTriageRulesQueryKey,
  orderTriageRules,
  undoTriageRule,
  updateTriageRule,
} from '@/shared/api/generated/policies';
import { toast } from '@/shared/ui/toast';

const requestOf = ({ name, enabled, filter, change }: TriageRule): TriageRuleRequest => ({
  name,
  enabled,
  filter,
  change: inputOf(change),
});

/** Switches, reorders, applies, undoes and deletes triage rules. */
export function useTriageRuleActions() {
  const { t } = useLingui();
  const client = useQueryClient();
  const onError = (error: Error) =>
    toast({ kind: 'error', title: t`Nothing was saved`, detail: messageOf(error) });
  const onSettled = () => client.invalidateQueries({ queryKey: getListTriageRulesQueryKey() });
  const restore = useMutation({
    mutationFn: (rule: TriageRule) => createTriageRule(requestOf(rule)),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: TriageRule) => deleteTriageRule(id),
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
    mutationFn: (rule: TriageRule) =>
      updateTriageRule(
        rule.id,
        { ...requestOf(rule), enabled: !rule.enabled },
        { headers: { 'if-match': `"${rule.version}"` } },
      ),
    onError,
    onSettled,
  });
  const order = useMutation({
    mutationFn: (ids: string[]) => orderTriageRules({ ids }),
    onError,
    onSettled,
  });
  const apply = useMutation({
    mutationFn: ({ id }: TriageRule) => applyTriageRule(id),
    onSuccess: ({ job_id: job }) =>
      announceLaunch({ job, store: 'remediation', kind: 'triage_findings', state: 'accepted' }),
    onError,
    onSettled,
  });
  const undo = useMutation({
    mutationFn: ({ id }: TriageRule) => undoTriageRule(id),
    onSuccess: ({ job_id: job }) =>
      announceLaunch({ job, store: 'remediation', kind: 'undo_bulk', state: 'accepted' }),
    onError,
    onSettled,
  });
  return { remove, toggle, order, apply, undo };
}
