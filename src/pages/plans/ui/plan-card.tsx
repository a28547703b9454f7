import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { useCreateCheckoutSession } from '@/shared/api/generated/stripe/stripe';
import type { Pricing } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { dollars } from '@/shared/lib/money';
import type { PlanPrice } from '../model/plan-prices';

type PlanCardProps = { plan: Pricing; price: PlanPrice; current: boolean; yearly: boolean; unsold: string };

/** A year in advance is cheaper; the old price stays beside the new one. */
export function PlanCard({ plan, price: { priceId, before, now, percent, charged }, current, yearly, unsold }: PlanCardProps) {
  const { t, i18n } = useLingui();
  const reason = useDisabledReason('billing:manage');
  const checkout = useCreateCheckoutSession({
    mutation: {
      onSuccess: ({ url }) => location.assign(url),
      onError: (error) => toast({ kind: 'error', title: t`The payment did not start`, detail: messageOf(error) }),
    },
  });
  const reduced = percent > 0;
  const year = dollars(i18n, charged);
  return (
    <li className={cx('flex flex-col gap-4 rounded-lg border p-5', current ? 'border-primary-edge bg-selected' : 'bg-surface')}>
      <h2 className="flex items-center gap-2 text-md font-semibold">
        {plan.name}
        {current && <Badge tone="primary"><Trans>Current</Trans></Badge>}
      </h2>
      <div>
        <p className="flex flex-wrap items-baseline gap-2">
          {reduced && <s className="num text-sm text-ink-3">{dollars(i18n, before)}</s>}
          <span className="num text-2xl font-semibold">{dollars(i18n, now)}</span>
          {reduced && <Badge tone="ok"><Trans>−{percent}%</Trans></Badge>}
        </p>
        <p className="num mt-0.5 text-sm text-ink-3">{yearly ? <Trans>per month, {year} a year</Trans> : <Trans>per month</Trans>}</p>
      </div>
      {plan.description && <p className="text-sm text-ink-2">{plan.description}</p>}
      <ul className="flex flex-1 flex-col gap-1.5 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-ok-text" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        kind={current ? 'secondary' : 'primary'}
        busy={checkout.isPending || checkout.isSuccess}
        disabledReason={(current && t`This is your plan.`) || reason || (priceId === undefined && unsold)}
        onClick={() => priceId !== undefined && checkout.mutate({ data: { price_id: priceId, quantity: 1 } })}
      >
        {current ? <Trans>Current plan</Trans> : <Trans>Choose</Trans>}
      </Button>
    </li>
  );
}
