import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Spinner } from '@/shared/ui/spinner';
import { useClient, useRefreshClient } from '@/entities/client';
import { cardText } from '@/entities/subscription';
import {
  getStripeSubscriptionDetail,
  refreshStripeSubscription,
} from '@/shared/api/generated/stripe';
import { dateOf } from '@/shared/lib/ago';
import { dollars } from '@/shared/lib/money';

/**
 * What was bought, read from the provider without waiting for its webhook. Renders nothing if the
 * provider is not configured.
 */
export function PaymentSummary({ clientId }: { clientId: string }) {
  const { t, i18n } = useLingui();
  const refreshClient = useRefreshClient();
  const { data: organization, isPending: isUnknown } = useClient();
  const pays = organization?.subscription.payment === 'customer';
  const { mutate, data, isPending } = useMutation({
    mutationFn: async () =>
      getStripeSubscriptionDetail((await refreshStripeSubscription(clientId)).id),
    onSuccess: () => refreshClient(),
  });
  const started = useRef(false);
  useEffect(() => {
    if (started.current || !pays) return;
    started.current = true;
    mutate();
  }, [mutate, pays]);
  if (isPending || isUnknown)
    return (
      <p role="status" className="mt-6 flex items-center justify-center gap-2 text-sm text-ink-3">
        <Spinner />
        {t`Checking the payment`}
      </p>
    );
  if (!data) return null;
  const period = data.plan.interval === 'year' ? t`yearly` : t`monthly`;
  const rows = [
    { id: 'plan', term: t`Plan`, value: `${data.plan.name}, ${period}` },
    { id: 'paid', term: t`Price`, value: dollars(i18n, data.plan.amount_usd) },
    { id: 'card', term: t`Card`, value: cardText(data) },
    { id: 'next', term: t`Next payment`, value: dateOf(i18n, data.current_period_end) },
  ];
  return (
    <dl className="mt-6 divide-y divide-line rounded-lg border border-line text-left text-sm">
      {rows
        .filter(({ value }) => value !== undefined)
        .map(({ id, term, value }) => (
          <div key={id} className="flex justify-between gap-4 px-4 py-2.5">
            <dt className="text-ink-3">{term}</dt>
            <dd className="text-right font-medium num">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
