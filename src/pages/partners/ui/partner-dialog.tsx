import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import {
  createPartner,
  getListPartnersQueryKey,
  updatePartner,
} from '@/shared/api/generated/partners';
import { getListPricingsQueryOptions } from '@/shared/api/generated/pricing';
import type { Partner } from '@/shared/api/generated/model';
import { constants } from '@/shared/config';
import { dateOf } from '@/shared/lib/ago';
import { partnerRequestSchema } from '@/shared/api/generated/forms/partners';
import { numberText, useSchemaForm } from '@/shared/lib/form';
import { discounted, dollars } from '@/shared/lib/money';

const percent = numberText(partnerRequestSchema.entries.discount_percent, () =>
  i18n._(msg`Enter a whole number from 0 to 100.`),
);
const schema = v.object({ ...partnerRequestSchema.entries, discount_percent: percent });

/** The prices of the plans at the discount in the form. */
function DiscountedPrices({ control }: { control: Control<v.InferInput<typeof schema>> }) {
  const { i18n } = useLingui();
  const text = useWatch({ control, name: 'discount_percent' });
  const plans =
    useQuery(getListPricingsQueryOptions()).data?.data.filter(
      ({ active, price_usd: price }) => active && price > 0,
    ) ?? [];
  if (plans.length === 0 || !v.safeParse(percent, text).success) return null;
  return (
    <dl className="divide-y divide-line rounded-lg border border-line text-sm">
      {plans.map(({ id, name, price_usd: price }) => (
        <div key={id} className="flex justify-between gap-4 px-4 py-2.5">
          <dt className="text-ink-2">{name}</dt>
          <dd className="text-right num">
            <s className="text-ink-3">{dollars(i18n, price)}</s>{' '}
            <span className="font-medium">{dollars(i18n, discounted(price, Number(text)))}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Edits a partner, or adds one if none is given. */
export function PartnerDialog({
  partner,
  onClose,
}: {
  partner?: Partner | undefined;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: {
      name: partner?.name ?? '',
      email: partner?.email ?? '',
      discount_percent: String(partner?.discount_percent ?? constants.discountPercent),
      active: partner?.active ?? true,
    },
    keepAs: partner ? `partner.${partner.id}` : 'partner',
    send: async (values) => {
      const request = { ...values, discount_percent: Number(values.discount_percent) };
      await (partner ? updatePartner(partner.id, request) : createPartner(request));
      toast({
        kind: 'ok',
        title: partner ? t`${values.name} is saved` : t`${values.name} was added`,
      });
      await client.invalidateQueries({ queryKey: getListPartnersQueryKey() });
      onClose();
    },
  });
  const since = partner && dateOf(i18n, partner.created_at);
  const clients = partner?.clients ?? 0;
  return (
    <Dialog
      title={partner?.name ?? t`Add partner`}
      description={
        since && (
          <Trans>
            Partner since {since}, <Plural value={clients} one="# client" other="# clients" />
          </Trans>
        )
      }
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <Field label={<Trans>Name</Trans>} name="name" error={errorOf('name')}>
            {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
          </Field>
          <Field label={<Trans>Email</Trans>} name="email" error={errorOf('email')}>
            {(control) => (
              <Input {...control} {...form.register('email')} type="email" autoComplete="off" />
            )}
          </Field>
          <Field
            label={<Trans>Discount (%)</Trans>}
            name="discount_percent"
            error={errorOf('discount_percent')}
          >
            {(control) => (
              <Input {...control} {...form.register('discount_percent')} inputMode="numeric" />
            )}
          </Field>
          <DiscountedPrices control={form.control} />
          <div>
            <Checkbox
              {...form.register('active')}
              label={t`Active partner`}
              aria-describedby="partner-rights"
            />
            <p id="partner-rights" className="text-xs text-ink-3">
              <Trans>The person with this email can see the organisations they referred.</Trans>
            </p>
          </div>
        </DialogBody>
        <FormFoot onCancel={onClose}>
          {partner ? <Trans>Save partner</Trans> : <Trans>Add partner</Trans>}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
