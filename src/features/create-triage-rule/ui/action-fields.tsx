import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PersonRef } from '@/shared/api/generated/model';
import { getListDevelopersQueryOptions } from '@/shared/api/generated/users';
import { ChipInput } from '@/shared/ui/chip-input';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import type { RuleValues } from '../model/rule-values';

interface ActionFieldsProps {
  /** A new rule focuses the reason, which only the user can write. */
  isNew: boolean;
  values: RuleValues;
  /**
   * The assignee of the saved rule: an option before the list has loaded, and if the list lacks
   * them.
   */
  assignee: PersonRef | null | undefined;
  onChange: (change: Partial<RuleValues>) => void;
}

/** The fields of the selected action. */
export function ActionFields({ isNew, values, assignee, onChange }: ActionFieldsProps) {
  const { t } = useLingui();
  const { data } = useQuery(getListDevelopersQueryOptions());
  const listed = data?.data ?? [];
  const people =
    assignee && !listed.some(({ id }) => id === assignee.id) ? [assignee, ...listed] : listed;
  const isDecision = values.action === 'false_positive' || values.action === 'accept_risk';
  return (
    <>
      {isDecision && (
        <Field label={<Trans>Reason</Trans>} name="reason" need="required">
          {(control) => (
            <Textarea
              {...control}
              data-autofocus={isNew || undefined}
              rows={2}
              maxLength={2000}
              value={values.reason}
              onChange={(event) => onChange({ reason: event.target.value })}
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
              onChange={(event) => onChange({ until: event.target.value })}
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
              options={people.map(({ id, username }) => ({ value: id, label: username }))}
              onChange={(event) => onChange({ assignee: event.target.value })}
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
              onChange={(tags) => onChange({ tags })}
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
              onChange={(event) => onChange({ days: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
