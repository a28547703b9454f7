import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { Answer } from '@/shared/ui/answer';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Segmented } from '@/shared/ui/segmented';
import { Page } from '@/widgets/app-shell';
import { useClient } from '@/entities/client';
import { useCan } from '@/entities/session';
import { ApiError } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetPlanUsageQueryOptions,
  getListPricingsQueryOptions,
} from '@/shared/api/generated/pricing/pricing';
import { getListStripePlansQueryOptions } from '@/shared/api/generated/stripe/stripe';
import type { SubscriptionPayment } from '@/shared/api/generated/model';
import { isFormKept } from '@/shared/lib/kept-form';
import { type Period, priceOf } from '../model/plan-prices';
import { PartnerDiscountNote } from './partner-discount-note';
import { PlanDialog } from './lazy-dialogs';
import { ManagePlans } from './manage-plans';
import { PlanCard } from './plan-card';
import { PlanTable } from './plan-table';

/** What can be bought by card, for those who may buy, and why nothing can where that is so. Where no cards are taken nobody is asked. */
function useSold(payment: SubscriptionPayment | undefined) {
  const { t } = useLingui();
  const buys = useCan('billing:read');
  const takesCards = payment !== undefined && payment !== 'off';
  const { data, error, isLoading } = useQuery({
    ...getListStripePlansQueryOptions(),
    enabled: buys && takesCards,
    retry: false,
  });
  const off =
    buys && payment === 'off'
      ? t`Card payments are not set up here. Plans are given by a super-administrator.`
      : undefined;
  const failed = error instanceof ApiError ? messageOf(error) : undefined;
  return {
    sold: data?.data ?? [],
    waiting: isLoading || (buys && payment === undefined),
    off,
    failed,
    unsold:
      (off && t`Card payments are not set up here`) ??
      failed ??
      t`This plan is not sold online. Ask your administrator.`,
  };
}

/** How much of a plan is used, for those who may know. */
function useUsage() {
  const enabled = useCan('billing:read');
  return useQuery({ ...getGetPlanUsageQueryOptions(), enabled }).data;
}

export function PlansPage() {
  const { t } = useLingui();
  const [period, setPeriod] = useState<Period>('month');
  const [adding, setAdding] = useState(() => isFormKept('plan'));
  const manages = useCan('pricing:manage');
  const plans = useQuery(getListPricingsQueryOptions());
  const usage = useUsage();
  const { tier, payment } = useClient().data?.subscription ?? {};
  const { sold, waiting, off, failed, unsold } = useSold(payment);
  const sellsNothing = plans.data !== undefined && !plans.data.data.some(({ active }) => active);
  const yearly = period === 'year';
  return (
    <Page
      title={t`Compare plans`}
      subtitle={!sellsNothing && t`All prices in US dollars, without tax.`}
      actions={
        manages && (
          <Button icon={Plus} onClick={() => setAdding(true)}>
            <Trans>Add plan</Trans>
          </Button>
        )
      }
      aside={
        !sellsNothing && (
          <Segmented
            label={t`Paid`}
            value={period}
            onChange={setPeriod}
            segments={[
              { value: 'month', label: t`Monthly` },
              { value: 'year', label: t`Yearly` },
            ]}
          />
        )
      }
    >
      {/* Both, or the prices would jump. */}
      <Answer
        query={waiting ? { data: undefined, error: null, refetch: plans.refetch } : plans}
        what={t`Plans`}
      >
        {({ data, partner_discount: discount }) => {
          const offers = data
            .filter((plan) => plan.active)
            .map((plan) => ({
              plan,
              price: priceOf(plan, period, sold, discount?.percent),
              current: plan.tier === tier,
            }));
          return (
            <div className="flex flex-col gap-4">
              {offers.length === 0 ? (
                <EmptyState
                  icon={Tags}
                  title={t`No plans are offered`}
                  text={t`This installation sells nothing: everything in it is yours to use.`}
                />
              ) : (
                <>
                  {off !== undefined && (
                    <p
                      role="status"
                      className="rounded-lg border border-line bg-inset px-4 py-3 text-sm text-ink-2"
                    >
                      {off}
                    </p>
                  )}
                  {failed !== undefined && (
                    <p
                      role="status"
                      className="rounded-lg border border-warn-edge bg-warn-tint px-4 py-3 text-sm text-warn-text"
                    >
                      <Trans>Nothing can be bought by card at the moment.</Trans> {failed}
                    </p>
                  )}
                  {discount !== null && <PartnerDiscountNote {...discount} />}
                  <PlanTable offers={offers} usage={usage} yearly={yearly} unsold={unsold} />
                  <ul className="grid grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] gap-4 lg:hidden">
                    {offers.map((offer) => (
                      <PlanCard key={offer.plan.id} {...offer} yearly={yearly} unsold={unsold} />
                    ))}
                  </ul>
                </>
              )}
              {manages && data.length > 0 && (
                <ManagePlans plans={data} takesCards={payment !== undefined && payment !== 'off'} />
              )}
            </div>
          );
        }}
      </Answer>
      {adding && <PlanDialog plan={undefined} onClose={() => setAdding(false)} />}
    </Page>
  );
}
