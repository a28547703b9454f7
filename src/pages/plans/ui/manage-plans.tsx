import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CreditCard, Ellipsis, Pencil, Trash2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/shared/ui/badge';
import { Card, CardHead } from '@/shared/ui/card';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { toast } from '@/shared/ui/toast';
import { tierNames } from '@/entities/client';
import { formErrorOf, messageOf } from '@/shared/api/error-message';
import {
  getListPricingsQueryKey,
  deletePricing,
  updatePricing,
} from '@/shared/api/generated/pricing';
import type { PricingRequest, Pricing } from '@/shared/api/generated/model';
import { dollars } from '@/shared/lib/money';
import { formOf, requestOf } from '../model/plan-form';
import { PlanDialog, ProductDialog } from './lazy';

type Asked = { plan: Pricing; what: 'edit' | 'product' | 'remove' };

/**
 * For super-administrators: also shows plans that are not offered, and each plan's Stripe product.
 */
export function ManagePlans({
  plans,
  takesCards,
}: {
  plans: readonly Pricing[];
  takesCards: boolean;
}) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const again = () => client.invalidateQueries({ queryKey: getListPricingsQueryKey() });
  const close = () => setAsked(undefined);
  const remove = useMutation({
    mutationFn: (id: string) => deletePricing(id),
    onSuccess: async () => {
      await again();
      close();
    },
  });
  const unlink = useMutation({
    mutationFn: ({ id, data }: { id: string; data: PricingRequest }) => updatePricing(id, data),
    onSuccess: again,
    onError: (error) =>
      toast({ kind: 'error', title: t`The product is still linked`, detail: messageOf(error) }),
  });
  const ask = (plan: Pricing, what: Asked['what']) => {
    remove.reset();
    setAsked({ plan, what });
  };
  return (
    <Card aria-labelledby="price-list">
      <CardHead id="price-list" title={t`Price list`} note={t`Seen by super-administrators`} />
      <ul>
        {plans.map((plan) => (
          <li
            key={plan.id}
            className="flex items-center gap-x-3 border-t px-4 py-2.5 text-sm first:border-t-0 sm:gap-x-6"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{plan.name}</span>
              <span className="block text-xs wrap-anywhere text-ink-3">
                {i18n._(tierNames[plan.tier])} ·{' '}
                {plan.stripe_product_id ?? t`not linked to a product`}
              </span>
            </span>
            {!plan.active && (
              <Badge tone="neutral">
                <Trans>Not offered</Trans>
              </Badge>
            )}
            <span className="shrink-0 num">{dollars(i18n, plan.price_usd)}</span>
            <Menu
              label={t`Actions for ${plan.name}`}
              placement={{ side: 'bottom', align: 'end' }}
              trigger={(props) => (
                <IconButton
                  {...props}
                  size="sm"
                  icon={Ellipsis}
                  label={t`Actions for ${plan.name}`}
                />
              )}
              entries={[
                { icon: Pencil, label: t`Edit`, onSelect: () => ask(plan, 'edit') },
                {
                  icon: CreditCard,
                  label: t`Stripe product`,
                  disabledReason: !takesCards && t`Card payments aren’t available`,
                  onSelect: () => ask(plan, 'product'),
                },
                ...(plan.stripe_product_id === null
                  ? []
                  : [
                      {
                        icon: Unlink,
                        label: t`Unlink the product`,
                        onSelect: () =>
                          unlink.mutate({
                            id: plan.id,
                            data: { ...requestOf(formOf(plan)), stripe_product_id: null },
                          }),
                      },
                    ]),
                'separator',
                {
                  icon: Trash2,
                  label: t`Delete`,
                  tone: 'danger',
                  onSelect: () => ask(plan, 'remove'),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {asked?.what === 'edit' && <PlanDialog plan={asked.plan} onClose={close} />}
      {asked?.what === 'product' && <ProductDialog plan={asked.plan} onClose={close} />}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title={t`Delete ${asked.plan.name}?`}
          consequence={
            <Trans>
              It will no longer be offered. Organisations on this plan keep it, and its product
              stays in Stripe.
            </Trans>
          }
          confirmLabel={t`Delete`}
          pending={remove.isPending}
          error={formErrorOf(remove.error) ?? null}
          onConfirm={() => remove.mutate(asked.plan.id)}
          onClose={close}
        />
      )}
    </Card>
  );
}
