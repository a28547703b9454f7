import { useMutation } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { useDisabledReason } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { createCheckoutSession } from '@/shared/api/generated/stripe';
import type { CheckoutSessionRequest } from '@/shared/api/generated/model';
import { dollars } from '@/shared/lib/money';
import type { PlanPrice } from '../model/plan-prices';

/** Shows the old price beside the new one. */
export function PlanPriceLabel({
  price: { before, now, percent, charged },
  yearly,
}: {
  price: PlanPrice;
  yearly: boolean;
}) {
  const { i18n } = useLingui();
  const reduced = percent > 0;
  const year = dollars(i18n, charged);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-2">
        {reduced && <s className="text-sm text-ink-3 num">{dollars(i18n, before)}</s>}
        <span className="text-2xl font-semibold num">{dollars(i18n, now)}</span>
        {reduced && (
          <Badge tone="ok">
            <Trans>−{percent}%</Trans>
          </Badge>
        )}
      </p>
      <p className="mt-0.5 text-sm text-ink-3 num">
        {yearly ? <Trans>per month, {year} a year</Trans> : <Trans>per month</Trans>}
      </p>
    </div>
  );
}

type ChoosePlanProps = { price: PlanPrice; current: boolean; unsold: string };

/** Redirects to the payment provider's page. */
export function ChoosePlan({ price: { priceId }, current, unsold }: ChoosePlanProps) {
  const { t } = useLingui();
  const reason = useDisabledReason('billing:manage');
  const checkout = useMutation({
    mutationFn: (request: CheckoutSessionRequest) => createCheckoutSession(request),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t start the payment`, detail: messageOf(error) }),
  });
  return (
    <Button
      kind={current ? 'secondary' : 'primary'}
      className="w-full"
      busy={checkout.isPending || checkout.isSuccess}
      disabledReason={
        (current && t`This is your plan.`) || reason || (priceId === undefined && unsold)
      }
      onClick={() => priceId !== undefined && checkout.mutate({ price_id: priceId, quantity: 1 })}
    >
      {current ? <Trans>Current plan</Trans> : <Trans>Choose</Trans>}
    </Button>
  );
}
