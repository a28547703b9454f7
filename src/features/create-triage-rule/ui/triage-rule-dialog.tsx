import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { activeFilterKeys, ChangePreview, describeFilter, filtersOf } from '@/entities/finding';
import { validateFindingsSearch } from '@/entities/finding';
import { announceLaunch } from '@/entities/job';
import { formErrorOf } from '@/shared/api/error-message';
import type { TriageRuleChangeInput } from '@/shared/api/generated/model';
import {
  applyTriageRule,
  createTriageRule,
  getListTriageRulesQueryKey,
  previewTriageRule,
} from '@/shared/api/generated/policies';
import { getListDevelopersQueryOptions } from '@/shared/api/generated/users';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { ChipInput } from '@/shared/ui/chip-input';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';

interface TriageRuleDialogProps {
  filter: Record<string, string>;
  onClose: () => void;
}

const actions = ['false_positive', 'accept_risk', 'assign', 'tags', 'due'] as const;
type Action = (typeof actions)[number];

interface Values {
  name: string;
  action: Action;
  reason: string;
  until: string;
  assignee: string;
  tags: readonly string[];
  days: string;
  isForExisting: boolean;
}

const noValues: Values = {
  name: '',
  action: 'false_positive',
  reason: '',
  until: '',
  assignee: '',
  tags: [],
  days: '',
  isForExisting: false,
};

/** Undefined while a part is missing. */
const changeOf = (values: Values): TriageRuleChangeInput | undefined => {
  const { action, until, assignee, tags, days } = values;
  const reason = values.reason.trim();
  switch (action) {
    case 'false_positive':
      return reason === '' ? undefined : { false_positive: true, reason };
    case 'accept_risk':
      return reason === '' ? undefined : { accept_risk: { reason, until: until || null } };
    case 'assign':
      return assignee === '' ? undefined : { assignee_id: assignee };
    case 'tags':
      return tags.length === 0 ? undefined : { add_tags: [...tags] };
    case 'due':
      return /^\d{1,4}$/.test(days) ? { due_days: Number(days) } : undefined;
  }
};

/** The filter in the words of the filter chips. */
function RuleFilter({ filter }: { filter: Record<string, string> }) {
  const { i18n } = useLingui();
  const search = validateFindingsSearch(filter);
  const filters = filtersOf(search);
  const parts = activeFilterKeys(search).flatMap((key) => {
    const value = filters[key];
    if (value === undefined) return [];
    const { field, operator, value: words } = describeFilter(i18n, key, value);
    return [`${field} ${operator} ${words}`];
  });
  return (
    <ul className="flex flex-col gap-1.5 text-sm text-ink-2">
      {[...parts, ...(search.q ? [`“${search.q}”`] : [])].map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

/** A rule that decides on what later imports add, made from a filter or a selection. */
export function TriageRuleDialog({ filter, onClose }: TriageRuleDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [values, setValues] = useState(noValues);
  const set = (change: Partial<Values>) => setValues({ ...values, ...change });
  const { data: people } = useQuery(getListDevelopersQueryOptions());
  const change = useDeferredValue(changeOf(values));
  const preview = useQuery({
    queryKey: [...getListTriageRulesQueryKey(), 'preview', filter, change],
    queryFn: ({ signal }) =>
      change ? previewTriageRule({ filter, change }, { signal }) : Promise.resolve(null),
    enabled: change !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const save = useMutation({
    mutationFn: async (wanted: TriageRuleChangeInput) => {
      const { data } = await createTriageRule({
        name: values.name.trim(),
        enabled: true,
        filter,
        change: wanted,
      });
      if (!values.isForExisting) return;
      const { job_id: job } = await applyTriageRule(data.id);
      announceLaunch({ job, store: 'remediation', kind: 'triage_findings', state: 'accepted' });
    },
    onSuccess: () => {
      toast({ kind: 'ok', title: t`Rule saved. It acts on every import from now on.` });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: getListTriageRulesQueryKey() }),
  });
  const ready = changeOf(values);
  const names: Readonly<Record<Action, string>> = {
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
  const withReason = values.action === 'false_positive' || values.action === 'accept_risk';
  return (
    <Dialog
      title={t`Always do this`}
      description={<Trans>Decides on matching findings that later imports add.</Trans>}
      dirty={values !== noValues}
      onClose={onClose}
    >
      <Form
        frame="dialog"
        pending={save.isPending}
        error={formErrorOf(save.error) ?? null}
        onSubmit={() => missing === false && ready && save.mutate(ready)}
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
                maxLength={100}
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
                options={actions.map((value) => ({ value, label: names[value] }))}
                onChange={(event) =>
                  set({ action: actions.find((one) => one === event.target.value) ?? 'tags' })
                }
              />
            )}
          </Field>
          {withReason && (
            <Field label={<Trans>Reason</Trans>} name="reason" need="required">
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  maxLength={2000}
                  value={values.reason}
                  onChange={(event) => set({ reason: event.target.value })}
                />
              )}
            </Field>
          )}
          {values.action === 'accept_risk' && (
            <Field label={<Trans>Until</Trans>} name="until" need="optional">
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={values.until}
                  onChange={(event) => set({ until: event.target.value })}
                />
              )}
            </Field>
          )}
          {values.action === 'assign' && (
            <Field label={<Trans>Assignee</Trans>} name="assignee_id">
              {(control) => (
                <Select
                  {...control}
                  value={values.assignee}
                  placeholder={t`Choose a person`}
                  options={(people?.data ?? []).map(({ id, username }) => ({
                    value: id,
                    label: username,
                  }))}
                  onChange={(event) => set({ assignee: event.target.value })}
                />
              )}
            </Field>
          )}
          {values.action === 'tags' && (
            <Field label={<Trans>Add tags</Trans>} name="add_tags">
              {({ id, ...control }) => (
                <ChipInput
                  id={id}
                  {...control}
                  values={values.tags}
                  onChange={(tags) => set({ tags })}
                />
              )}
            </Field>
          )}
          {values.action === 'due' && (
            <Field label={<Trans>Due after</Trans>} name="due_days" hint={<Trans>Days</Trans>}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  maxLength={4}
                  value={values.days}
                  onChange={(event) => set({ days: event.target.value })}
                />
              )}
            </Field>
          )}
          <Checkbox
            checked={values.isForExisting}
            onChange={(event) => set({ isForExisting: event.target.checked })}
            label={<Trans>Apply to findings that are there now, too</Trans>}
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
        <DialogFoot>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton disabledReason={missing}>
            <Trans>Save rule</Trans>
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
