import { Trans, useLingui } from '@lingui/react/macro';
import { useDisabledReason } from '@/entities/session';
import { saveAiConfiguration } from '@/shared/api/generated/connectors';
import type { AiBudget } from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';
import { Card, CardBody, CardFoot, CardHead } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import { budgetSchema, budgetTexts, toBudget } from '../model/budget-form';

/** The monthly budget of the AI services, in tokens or by prices that the form asks for. */
export function BudgetCard({
  stored,
  onSaved,
}: {
  stored: AiBudget;
  onSaved: () => Promise<unknown>;
}) {
  const { t } = useLingui();
  const reason = useDisabledReason('ai:manage');
  const { form, errorOf, shell } = useSchemaForm({
    schema: budgetSchema,
    initial: budgetTexts(stored),
    send: async (values) => {
      await saveAiConfiguration({ budget: toBudget(values) });
      await onSaved();
      toast({ kind: 'ok', title: t`Saved` });
    },
  });
  const amount = (
    name: Exclude<keyof ReturnType<typeof budgetTexts>, 'currency'>,
    label: string,
    hint?: string,
  ) => (
    <Field label={label} name={name} hint={hint} error={errorOf(name)}>
      {(control) => (
        <Input {...control} {...form.register(name)} inputMode="decimal" autoComplete="off" />
      )}
    </Field>
  );
  return (
    <Card>
      <CardHead
        title={<Trans>Monthly budget</Trans>}
        note={
          <Trans>
            Administrators are notified at 80% and 100%. At 100%, no AI service is called until next
            month.
          </Trans>
        }
      />
      <Form {...shell} aria-label={t`Monthly budget`} frame="card">
        <CardBody className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-3">
            {amount('tokens_per_month', t`Tokens per month`, t`Empty: no limit`)}
            {amount('money_per_month', t`Money per month`, t`Empty: no limit`)}
            <Field
              label={<Trans>Currency</Trans>}
              name="currency"
              hint={<Trans>For example EUR or USD</Trans>}
              error={errorOf('currency')}
            >
              {(control) => (
                <Input {...control} {...form.register('currency')} autoComplete="off" />
              )}
            </Field>
          </div>
          <fieldset>
            <legend className="mb-2 text-sm font-medium">
              <Trans>Prices for a million tokens</Trans>
            </legend>
            <div className="grid gap-4 sm:grid-cols-2">
              {amount('remediator_input', t`Remediator, request`)}
              {amount('remediator_output', t`Remediator, answer`)}
              {amount('validation_input', t`Validation, request`)}
              {amount('validation_output', t`Validation, answer`)}
            </div>
          </fieldset>
        </CardBody>
        <CardFoot className="flex justify-end">
          <SubmitButton disabledReason={reason}>
            <Trans>Save</Trans>
          </SubmitButton>
        </CardFoot>
      </Form>
    </Card>
  );
}
