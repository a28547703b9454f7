import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { toast } from '@/shared/ui/toast';
import { getListPricingsQueryKey, getProductPrice } from '@/shared/api/generated/pricing';
import {
  createStripeProduct,
  getListStripePlansQueryKey,
  linkStripeProduct,
} from '@/shared/api/generated/stripe';
import type { Pricing } from '@/shared/api/generated/model';
import { linkProductRequestSchema } from '@/shared/api/generated/forms/stripe';
import { useSchemaForm } from '@/shared/lib/form';
import { price } from '../model/plan-form';
import type { Period } from '../model/plan-prices';

type PartProps = { plan: Pricing; onLinked: () => Promise<void>; onClose: () => void };

function Foot({ onClose, children }: { onClose: () => void; children: string }) {
  return <FormFoot onCancel={onClose}>{children}</FormFoot>;
}

/** Links an existing Stripe product. */
function KnownProduct({ plan, onLinked, onClose }: PartProps) {
  const { t } = useLingui();
  const { form, errorOf, shell } = useSchemaForm({
    schema: v.pick(linkProductRequestSchema, ['product_id']),
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
          hint={t`The product ID in the Stripe dashboard, such as prod_Rz9aK2. If another plan uses it, it is unlinked there.`}
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

/** Creates a product with the plan's name and one price. */
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
    // Prefills the price of the other period; keeps the user's input if the request fails.
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
          <SegmentedControl
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
            interval === 'year' ? (
              <Trans>Yearly price (USD)</Trans>
            ) : (
              <Trans>Monthly price (USD)</Trans>
            )
          }
          name="amount_usd"
          error={errorOf('amount_usd')}
          hint={t`To add a price for the other period, edit this product in the Stripe dashboard.`}
        >
          {(control) => <Input {...control} {...form.register('amount_usd')} inputMode="decimal" />}
        </Field>
      </DialogBody>
      <Foot onClose={onClose}>{t`Create and link`}</Foot>
    </Form>
  );
}

/** The price that is charged for a plan. */
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
    toast({ kind: 'ok', title: t`${plan.name} is linked to this product` });
    onClose();
  };
  const part = { plan, onLinked, onClose };
  return (
    <Dialog
      title={t`Product of ${plan.name}`}
      description={t`The price charged through Stripe.`}
      onClose={onClose}
    >
      <div className="px-5 pt-4">
        <SegmentedControl
          label={t`Product`}
          value={way}
          onChange={setWay}
          segments={[
            { value: 'new', label: t`New product` },
            { value: 'known', label: t`Existing product` },
          ]}
        />
      </div>
      {way === 'new' ? <NewProduct {...part} /> : <KnownProduct {...part} />}
    </Dialog>
  );
}
