import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useFindingCount, type FindingsSearch } from '@/entities/finding';
import { FilterChips } from '@/features/filter-findings';
import { FilterSheet } from '@/widgets/filter-panel';
import type { Policy } from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';
import { refreshRules, saveRule } from '../api/use-rule-actions';
import { openOf } from '../model/rule';
import { atFields, emptyRule, formOf, requestOfForm, ruleSchema } from '../model/rule-form';

interface RuleDialogProps {
  /** The rule as it is now; absent for a new one. */
  rule?: Policy | undefined;
  onClose: () => void;
}

export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  'use no memo'; // the form is one mutable object
  const { t } = useLingui();
  const client = useQueryClient();
  const [choosing, setChoosing] = useState(false);
  const { form, errorOf, shell } = useSchemaForm({
    schema: ruleSchema,
    initial: rule ? formOf(rule) : emptyRule,
    send: async (values) => {
      await saveRule(requestOfForm(values, rule?.enabled ?? true), rule).catch((error: unknown) => {
        throw atFields(error);
      });
      const { name } = values;
      toast({
        kind: 'ok',
        title: t`${name} was saved`,
        detail: t`Findings update in the background.`,
      });
      onClose();
      await refreshRules(client);
    },
    fieldOf: { 'actions.due_days': 'due_days' },
    keepAs: `rule.${rule?.id ?? 'new'}`,
    follows: true,
    readAgain: () => refreshRules(client),
  });
  const conditions = form.watch('conditions');
  const change = (next: FindingsSearch) => form.setValue('conditions', next, { shouldDirty: true });
  return (
    <Dialog
      width="wide"
      title={rule ? t`Edit rule` : t`Add rule`}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-5">
          <Field label={<Trans>Name</Trans>} name="name" need="required" error={errorOf('name')}>
            {(control) => (
              <Input {...control} {...form.register('name')} autoComplete="off" maxLength={100} />
            )}
          </Field>
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="mb-1.5 text-sm font-medium">
              <Trans>Which findings</Trans>
            </legend>
            <div className="flex flex-wrap items-center gap-2">
              <FilterChips search={conditions} onSearch={change} onEdit={() => setChoosing(true)} />
              <Button size="sm" icon={ListFilter} onClick={() => setChoosing(true)}>
                <Trans>Choose conditions</Trans>
              </Button>
            </div>
            <Reach conditions={conditions} />
            {errorOf('conditions') && (
              <p className="text-xs text-danger-text">{errorOf('conditions')}</p>
            )}
          </fieldset>
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="mb-1.5 text-sm font-medium">
              <Trans>What the rule does</Trans>
            </legend>
            <Field
              label={<Trans>Due after</Trans>}
              name="due_days"
              need="optional"
              error={errorOf('due_days')}
              hint={
                <Trans>
                  Days since a finding was first seen. If several rules apply, the earliest date
                  counts.
                </Trans>
              }
            >
              {(control) => (
                <Input
                  {...control}
                  {...form.register('due_days')}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  className="w-24 num"
                />
              )}
            </Field>
            <Checkbox
              {...form.register('gate')}
              label={<Trans>Block the gate: builds with a matching finding fail</Trans>}
            />
            <Checkbox
              {...form.register('notify')}
              label={<Trans>Notify administrators and cyberopers about new ones</Trans>}
            />
          </fieldset>
          <Field
            label={<Trans>Description</Trans>}
            name="description"
            need="optional"
            error={errorOf('description')}
          >
            {(control) => (
              <Textarea {...control} {...form.register('description')} rows={2} maxLength={2000} />
            )}
          </Field>
          <Field
            label={<Trans>Category</Trans>}
            name="category"
            need="optional"
            error={errorOf('category')}
            hint={<Trans>You can filter findings by it.</Trans>}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('category')}
                autoComplete="off"
                maxLength={60}
                placeholder="organisation"
              />
            )}
          </Field>
        </DialogBody>
        <FormFoot
          note={<Trans>After you save, all findings are checked in the background.</Trans>}
          onCancel={onClose}
        >
          {rule ? <Trans>Save rule</Trans> : <Trans>Add rule</Trans>}
        </FormFoot>
      </Form>
      {choosing && (
        <FilterSheet
          search={conditions}
          action={t`Use these conditions`}
          onSearch={change}
          onClose={() => setChoosing(false)}
        />
      )}
    </Dialog>
  );
}

/** How many findings match now, counted by the same request as the list. */
function Reach({ conditions }: { conditions: FindingsSearch }) {
  const open = openOf(useDeferredValue(conditions));
  return (
    <p role="status" className="text-xs text-ink-3">
      {open ? (
        <OpenCount search={open} />
      ) : (
        <Trans>Matches closed findings only, so it applies to no open finding.</Trans>
      )}
    </p>
  );
}

function OpenCount({ search }: { search: FindingsSearch }) {
  const { i18n } = useLingui();
  const count = useFindingCount(search);
  if (!count) return <Trans>Counting…</Trans>;
  const { total, exact } = count;
  const figure = `${i18n.number(total)}${exact ? '' : '+'}`;
  return (
    <Plural
      value={total}
      one="Applies to # open finding."
      other={`Applies to ${figure} open findings.`}
    />
  );
}
