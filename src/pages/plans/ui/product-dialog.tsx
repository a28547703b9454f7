import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { Segmented } from '@/shared/ui/segmented';
import { toast } from '@/shared/ui/toast';
import { getListPricingsQueryKey, getProductPrice } from '@/shared/api/generated/pricing/pricing';
import {
  createStripeProduct,
  getListStripePlansQueryKey,
  linkStripeProduct,
} from '@/shared/api/generated/stripe/stripe';
import type { Pricing } from '@/shared/api/generated/model';
import { required, useSchemaForm } from '@/shared/lib/form';
import { price } from '../model/plan-form';
import type { Period } from '../model/plan-prices';

type PartProps = { plan: Pricing; onLinked: () => Promise<void>; onClose: () => void };

function Foot({ onClose, children }: { onClose: () => void; children: string }) {
  return (
    <DialogFoot>
      <Button onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
      <SubmitButton>{children}</SubmitButton>
    </DialogFoot>
  );
}

/** A product that stands in Stripe's dashboard already. */
function KnownProduct({ plan, onLinked, onClose }: PartProps) {
  const { t } = useLingui();
  const { form, errorOf, shell } = useSchemaForm({
    schema: v.object({ product_id: required(255) }),
    initial: { product_id: plan.stripe_product_id ?? '' },
    send: async ({ product_id: product }) => {
      await linkStripeProduct({ product_id: product, pricing_id: plan.id });
      await onLinked();
    },
  });
  return (
    <Form {...shell} frame="dialog">
      <DialogBody>
        <Field
          label={<Trans>Product</Trans>}
          name="product_id"
          error={errorOf('product_id')}
          hint={t`Its number in Stripe's dashboard, such as prod_Rz9aK2. A plan that had it gives it up.`}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('product_id')}
              mono
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      </DialogBody>
      <Foot onClose={onClose}>{t`Link product`}</Foot>
    </Form>
  );
}

/** A product with the plan's name and one price. */
function NewProduct({ plan, onLinked, onClose }: PartProps) {
  const { t } = useLingui();
  const [interval, setInterval] = useState<Period>('month');
  const { form, errorOf, shell } = useSchemaForm({
    schema: v.object({ amount_usd: price }),
    initial: { amount_usd: String(plan.price_usd) },
    send: async (values) => {
      const product = await createStripeProduct({
        name: plan.name,
        description: plan.description,
        amount_usd: Number(values.amount_usd),
        interval,
      });
      await linkStripeProduct({ product_id: product.id, pricing_id: plan.id });
      await onLinked();
    },
  });
  const choose = async (next: Period) => {
    setInterval(next);
    // What the price list says of the other period; what somebody has typed stays where it cannot be asked.
    const listed =
      next === 'month'
        ? plan.price_usd
        : await getProductPrice({
            pricing_id: plan.id,
            discount_percent: plan.discount_percent,
          }).then(
            ({ discounted_usd: month }) => Math.round(month * 1200) / 100,
            () => undefined,
          );
    if (listed !== undefined) form.setValue('amount_usd', String(listed), { shouldValidate: true });
  };
  return (
    <Form {...shell} frame="dialog">
      <DialogBody className="flex flex-col gap-4">
        <div>
          <Segmented
            label={t`Paid`}
            value={interval}
            onChange={(next) => void choose(next)}
            segments={[
              { value: 'month', label: t`Monthly` },
              { value: 'year', label: t`Yearly` },
            ]}
          />
        </div>
        <Field
          label={
            interval === 'year' ? <Trans>Dollars a year</Trans> : <Trans>Dollars a month</Trans>
          }
          name="amount_usd"
          error={errorOf('amount_usd')}
          hint={t`A price for the other period is added in Stripe's dashboard, to the same product.`}
        >
          {(control) => <Input {...control} {...form.register('amount_usd')} inputMode="decimal" />}
        </Field>
      </DialogBody>
      <Foot onClose={onClose}>{t`Make and link`}</Foot>
    </Form>
  );
}

/** What is charged for a plan. */
export function ProductDialog({ plan, onClose }: { plan: Pricing; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [way, setWay] = useState<'new' | 'known'>(
    plan.stripe_product_id === null ? 'new' : 'known',
  );
  const onLinked = async () => {
    await Promise.all(
      [getListPricingsQueryKey(), getListStripePlansQueryKey()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
    toast({ kind: 'ok', title: t`${plan.name} is sold as this product` });
    onClose();
  };
  const part = { plan, onLinked, onClose };
  return (
    <Dialog
      title={t`Product of ${plan.name}`}
      description={t`What Stripe charges for it.`}
      onClose={onClose}
    >
      <div className="px-5 pt-4">
        <Segmented
          label={t`Which product`}
          value={way}
          onChange={setWay}
          segments={[
            { value: 'new', label: t`A new one` },
            { value: 'known', label: t`One that is there` },
          ]}
        />
      </div>
      {way === 'new' ? <NewProduct {...part} /> : <KnownProduct {...part} />}
    </Dialog>
  );
}
