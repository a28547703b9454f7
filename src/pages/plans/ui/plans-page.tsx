import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { Answer } from '@/shared/ui/answer';
import { EmptyState } from '@/shared/ui/empty-state';
import { Segmented } from '@/shared/ui/segmented';
import { Page } from '@/widgets/app-shell';
import { useClient } from '@/entities/client';
import { useCan } from '@/entities/session';
import { ApiError } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import { getListPricingsQueryOptions } from '@/shared/api/generated/pricing/pricing';
import { getListStripePlansQueryOptions } from '@/shared/api/generated/stripe/stripe';
import type { SubscriptionPayment } from '@/shared/api/generated/model';
import { type Period, priceOf } from '../model/plan-prices';
import { PlanCard } from './plan-card';

/** What can be bought by card, for those who may buy, and why nothing can where that is so. Where no cards are taken nobody is asked. */
function useSold(payment: SubscriptionPayment | undefined) {
  const { t } = useLingui();
  const buys = useCan('billing:read');
  const takesCards = payment !== undefined && payment !== 'off';
  const { data, error, isLoading } = useQuery({ ...getListStripePlansQueryOptions(), enabled: buys && takesCards, retry: false });
  const off = buys && payment === 'off' ? t`Card payments are not set up here. Plans are given by a super-administrator.` : undefined;
  const failed = error instanceof ApiError ? messageOf(error) : undefined;
  return { sold: data?.data ?? [], waiting: isLoading || (buys && payment === undefined), off, failed, unsold: off ?? failed ?? t`This plan is not sold online. Ask your administrator.` };
}

export function PlansPage() {
  const { t } = useLingui();
  const [period, setPeriod] = useState<Period>('month');
  const plans = useQuery(getListPricingsQueryOptions());
  const { tier, payment } = useClient().data?.subscription ?? {};
  const { sold, waiting, off, failed, unsold } = useSold(payment);
  const sellsNothing = plans.data !== undefined && !plans.data.data.some(({ active }) => active);
  return (
    <Page
      title={t`Compare plans`}
      subtitle={!sellsNothing && t`All prices in US dollars, without tax.`}
      aside={!sellsNothing && <Segmented label={t`Paid`} value={period} onChange={setPeriod} segments={[{ value: 'month', label: t`Monthly` }, { value: 'year', label: t`Yearly` }]} />}
    >
      {/* Both, or the prices would jump. */}
      <Answer query={waiting ? { data: undefined, error: null, refetch: plans.refetch } : plans} what={t`Plans`}>
        {({ data }) => {
          const offered = data.filter((plan) => plan.active);
          return offered.length === 0 ? (
            <EmptyState icon={Tags} title={t`No plans are offered`} text={t`This installation sells nothing: everything in it is yours to use.`} />
          ) : (
            <div className="flex flex-col gap-4">
              {off !== undefined && (
                <p role="status" className="rounded-lg border border-line bg-inset px-4 py-3 text-sm text-ink-2">
                  {off}
                </p>
              )}
              {failed !== undefined && (
                <p role="status" className="rounded-lg border border-warn-edge bg-warn-tint px-4 py-3 text-sm text-warn-text">
                  <Trans>Nothing can be bought by card at the moment.</Trans> {failed}
                </p>
              )}
              <ul className="grid grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] gap-4">
                {offered.map((plan) => (
                  <PlanCard key={plan.id} plan={plan} price={priceOf(plan, period, sold)} current={plan.tier === tier} yearly={period === 'year'} unsold={unsold} />
                ))}
              </ul>
            </div>
          );
        }}
      </Answer>
    </Page>
  );
}
