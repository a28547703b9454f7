import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { ChangePreview } from '@/entities/finding';
import { announceLaunch } from '@/entities/job';
import { ApiError } from '@/shared/api/api-error';
import { formErrorOf } from '@/shared/api/error-message';
import type { TriageRule, TriageRuleChangeInput } from '@/shared/api/generated/model';
import {
  applyTriageRule,
  createTriageRule,
  getListTriageRulesQueryKey,
  listTriageRules,
  previewTriageRule,
  updateTriageRule,
} from '@/shared/api/generated/policies';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { CommandEnterHint, Form, onCommandEnter } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import {
  changeOf,
  noValues,
  othersOf,
  type RuleAction,
  ruleActions,
  type RuleValues,
  valuesOf,
  withOthersChanges,
} from '../model/rule-values';
import { filterLabels, maxNameLength, proposedName } from '../model/filter-labels';
import { useDescribeChange } from '../model/use-describe-change';
import { ActionFields } from './action-fields';

interface TriageRuleDialogProps {
  filter: Record<string, string>;
  /** The rule as it was when the dialog opened; absent for a new one. */
  rule?: TriageRule;
  /** The user selected existing findings, so the rule applies to them first. */
  isForExisting?: boolean;
  onClose: () => void;
}

/** The filter as texts of the filter chips. */
function RuleFilter({ filter }: { filter: Record<string, string> }) {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-col gap-1.5 text-sm text-ink-2">
      {filterLabels(i18n, filter).map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/**
 * Edits a rule that triages the findings of later imports, or creates one from a filter or a
 * selection.
 */
export function TriageRuleDialog({
  filter,
  rule,
  isForExisting = false,
  onClose,
}: TriageRuleDialogProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const [initial] = useState(() =>
    rule ? valuesOf(rule) : { ...noValues, name: proposedName(i18n, filter), isForExisting },
  );
  const [values, setValues] = useState(initial);
  // Once the rule is saved, another attempt updates it: only its application was refused.
  const [saved, setSaved] = useState(rule);
  const set = (change: Partial<RuleValues>) => setValues({ ...values, ...change });
  const words = useDescribeChange();
  const others = rule && saved ? words(othersOf(saved, values.action)) : '';
  const ready = changeOf(values, saved);
  const change = useDeferredValue(ready);
  const preview = useQuery({
    queryKey: [...getListTriageRulesQueryKey(), 'preview', filter, change],
    queryFn: ({ signal }) =>
      change ? previewTriageRule({ filter, change }, { signal }) : Promise.resolve(null),
    enabled: change !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  /** Takes over what another user saved meanwhile; what was changed here stays. */
  const readAgain = async (outdated: TriageRule) => {
    const { data: rules } = await listTriageRules();
    const latest = rules.find(({ id }) => id === outdated.id);
    if (!latest) return;
    setSaved(latest);
    setValues((now) => withOthersChanges(now, valuesOf(outdated), valuesOf(latest)));
  };
  const save = useMutation({
    mutationFn: async (wanted: TriageRuleChangeInput) => {
      const request = {
        name: values.name.trim(),
        enabled: saved?.enabled ?? true,
        filter,
        change: wanted,
      };
      const { data } = await (saved
        ? updateTriageRule(saved.id, request, { headers: { 'if-match': `"${saved.version}"` } })
        : createTriageRule(request));
      setSaved(data);
      if (!values.isForExisting) return;
      const { job_id: job } = await applyTriageRule(data.id);
      announceLaunch({ job, store: 'remediation', kind: 'triage_findings', state: 'accepted' });
    },
    onSuccess: () => {
      const name = values.name.trim();
      const title = rule
        ? t`${name} was saved`
        : t`Rule saved. It applies to every import from now on.`;
      toast({ kind: 'ok', title });
      onClose();
    },
    onError: async (error) => {
      if (saved && error instanceof ApiError && error.status === 412) await readAgain(saved);
    },
    onSettled: () => client.invalidateQueries({ queryKey: getListTriageRulesQueryKey() }),
  });
  const names: Readonly<Record<RuleAction, string>> = {
    false_positive: t`Mark as false positive`,
    accept_risk: t`Accept the risk`,
    assign: t`Assign to a person`,
    tags: t`Add tags`,
    due: t`Set the due date`,
  };
  const missing =
    Object.keys(filter).length === 0
      ? t`Choose at least one filter`
      : values.name.trim() === ''
        ? t`Name the rule`
        : ready === undefined && t`Complete what the rule does`;
  return (
    <Dialog
      title={rule ? t`Edit rule` : t`Always do this`}
      description={<Trans>Applies to matching findings from later imports.</Trans>}
      dirty={values !== initial}
      onClose={onClose}
    >
      <Form
        frame="dialog"
        pending={save.isPending}
        error={formErrorOf(save.error) ?? null}
        onSubmit={() => missing === false && ready && save.mutate(ready)}
        onKeyDown={onCommandEnter}
      >
        <DialogBody className="flex flex-col gap-4">
          <section className="flex flex-col gap-1.5">
            <h3 className="text-sm font-medium">
              <Trans>Which findings</Trans>
            </h3>
            <RuleFilter filter={filter} />
          </section>
          <Field label={<Trans>Name</Trans>} name="name" need="required">
            {(control) => (
              <Input
                {...control}
                maxLength={maxNameLength}
                autoComplete="off"
                value={values.name}
                onChange={(event) => set({ name: event.target.value })}
              />
            )}
          </Field>
          <Field label={<Trans>What to do</Trans>} name="action">
            {(control) => (
              <Select
                {...control}
                value={values.action}
                options={ruleActions.map((value) => ({ value, label: names[value] }))}
                onChange={(event) =>
                  set({ action: ruleActions.find((one) => one === event.target.value) ?? 'tags' })
                }
              />
            )}
          </Field>
          <ActionFields
            isNew={!rule}
            values={values}
            assignee={rule?.change.assignee}
            onChange={set}
          />
          {others !== '' && (
            <p className="text-sm text-ink-2">
              <Trans>The rule also does this: {others}</Trans>
            </p>
          )}
          <Checkbox
            checked={values.isForExisting}
            onChange={(event) => set({ isForExisting: event.target.checked })}
            label={<Trans>Also apply to existing findings</Trans>}
          />
          {change && (
            <ChangePreview
              preview={preview.data?.data}
              error={preview.error}
              isStale={preview.isPlaceholderData}
              onRetry={() => void preview.refetch()}
            />
          )}
        </DialogBody>
        <FormFoot
          note={rule ? <Trans>The rule acts with your permissions.</Trans> : <CommandEnterHint />}
          onCancel={onClose}
          disabledReason={missing}
        >
          <Trans>Save rule</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
