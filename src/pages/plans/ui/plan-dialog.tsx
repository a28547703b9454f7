import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import { toast } from '@/shared/ui/toast';
import { tierNames, tiers } from '@/entities/client';
import { countedLimits, countedLimitNames } from '@/entities/subscription';
import {
  createPricing,
  getListPricingsQueryKey,
  updatePricing,
} from '@/shared/api/generated/pricing';
import type { Pricing } from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';
import { formOf, planSchema, requestOf } from '../model/plan-form';

/** Edits a plan, or creates one if none is given. */
export function PlanDialog({ plan, onClose }: { plan: Pricing | undefined; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { form, errorOf, shell } = useSchemaForm({
    schema: planSchema,
    initial: formOf(plan),
    keepAs: plan ? `plan.${plan.id}` : 'plan',
    send: async (values) => {
      const saved = await (plan
        ? updatePricing(plan.id, requestOf(values))
        : createPricing(requestOf(values)));
      await client.invalidateQueries({ queryKey: getListPricingsQueryKey() });
      toast({ kind: 'ok', title: plan ? t`${saved.name} is saved` : t`${saved.name} was added` });
      onClose();
    },
  });
  return (
    <Dialog
      title={plan?.name ?? t`Add plan`}
      description={
        <Trans>Shown to customers. The price charged is the one of its Stripe product.</Trans>
      }
      width="wide"
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={<Trans>Name</Trans>} name="name" error={errorOf('name')}>
              {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
            </Field>
            <Field
              label={<Trans>Opens</Trans>}
              name="tier"
              error={errorOf('tier')}
              hint={t`The tier an organisation gets with this plan.`}
            >
              {(control) => (
                <Select
                  {...control}
                  {...form.register('tier')}
                  options={tiers.map((value) => ({ value, label: i18n._(tierNames[value]) }))}
                />
              )}
            </Field>
            <Field
              label={<Trans>Monthly price (USD)</Trans>}
              name="price_usd"
              error={errorOf('price_usd')}
            >
              {(control) => (
                <Input {...control} {...form.register('price_usd')} inputMode="decimal" />
              )}
            </Field>
            <Field
              label={<Trans>Yearly discount (%)</Trans>}
              name="discount_percent"
              error={errorOf('discount_percent')}
            >
              {(control) => (
                <Input {...control} {...form.register('discount_percent')} inputMode="numeric" />
              )}
            </Field>
          </div>
          <Field
            label={<Trans>Description</Trans>}
            name="description"
            error={errorOf('description')}
            need="optional"
          >
            {(control) => <Textarea {...control} {...form.register('description')} rows={2} />}
          </Field>
          <Field
            label={<Trans>Features</Trans>}
            name="features"
            error={errorOf('features')}
            need="optional"
            hint={t`One per line. Features with the same text share a row in the plan comparison.`}
          >
            {(control) => <Textarea {...control} {...form.register('features')} rows={5} />}
          </Field>
          <fieldset className="grid gap-4 sm:grid-cols-3">
            <legend className="mb-2 text-sm text-ink-3">
              <Trans>
                The included amount. Leave empty for unlimited. Shown next to usage but not
                enforced.
              </Trans>
            </legend>
            {countedLimits.map((what) => (
              <Field
                key={what}
                label={i18n._(countedLimitNames[what])}
                name={what}
                error={errorOf(what)}
              >
                {(control) => <Input {...control} {...form.register(what)} inputMode="numeric" />}
              </Field>
            ))}
          </fieldset>
          <Checkbox {...form.register('active')} label={t`Offered to everyone`} />
        </DialogBody>
        <FormFoot onCancel={onClose}>
          {plan ? <Trans>Save plan</Trans> : <Trans>Add plan</Trans>}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
