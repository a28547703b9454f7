import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Page } from '@/widgets/app-shell';
import { useLoadedClient } from '@/entities/client';
import { useCan } from '@/entities/session';
import { ApiError } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetPlanUsageQueryOptions,
  getListPricingsQueryOptions,
} from '@/shared/api/generated/pricing';
import type { SubscriptionPayment } from '@/shared/api/generated/model';
import { hasFormDraft } from '@/shared/lib/use-form-draft';
import { soldPlansQuery } from '../api/load-plans';
import { type Period, priceOf } from '../model/plan-prices';
import { PartnerDiscountNote } from './partner-discount-note';
import { PlanDialog } from './lazy';
import { ManagePlans } from './manage-plans';
import { PlanCard } from './plan-card';
import { PlanTable } from './plan-table';

/**
 * Loads what the user can buy by card, or why nothing can be bought. Sends no request if card
 * payments are off.
 */
function useSold(payment: SubscriptionPayment) {
  const { t } = useLingui();
  const buys = useCan('billing:read');
  const { data, error, isLoading } = useQuery({
    ...soldPlansQuery(),
    enabled: buys && payment !== 'off',
  });
  const off =
    buys && payment === 'off'
      ? t`Card payments aren’t available. A super-administrator assigns plans.`
      : undefined;
  const failed = error instanceof ApiError ? messageOf(error) : undefined;
  return {
    sold: data?.data ?? [],
    waiting: isLoading,
    off,
    failed,
    unsold:
      (off && t`Card payments aren’t available`) ??
      failed ??
      t`This plan is not sold online. Ask your administrator.`,
  };
}

/** Usage of the current plan, for users who may see it. */
function useUsage() {
  const enabled = useCan('billing:read');
  return useQuery({ ...getGetPlanUsageQueryOptions(), enabled }).data;
}

export function PlansPage() {
  const { t } = useLingui();
  const [period, setPeriod] = useState<Period>('month');
  const [adding, setAdding] = useState(() => hasFormDraft('plan'));
  const manages = useCan('pricing:manage');
  const plans = useQuery(getListPricingsQueryOptions());
  const usage = useUsage();
  const { tier, payment } = useLoadedClient().subscription;
  const { sold, waiting, off, failed, unsold } = useSold(payment);
  const sellsNothing = plans.data !== undefined && !plans.data.data.some(({ active }) => active);
  const yearly = period === 'year';
  return (
    <Page
      title={t`Compare plans`}
      subtitle={!sellsNothing && t`Prices in US dollars, excluding tax.`}
      actions={
        manages && (
          <Button icon={Plus} onClick={() => setAdding(true)}>
            <Trans>Add plan</Trans>
          </Button>
        )
      }
      aside={
        !sellsNothing && (
          <SegmentedControl
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
      {/* Waits for both, because the prices would change otherwise. */}
      <QueryBoundary
        query={waiting ? { data: undefined, error: null, refetch: plans.refetch } : plans}
        label={t`Plans`}
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
                  text={t`Nothing is sold here. You can use every feature.`}
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
                      <Trans>No plans are available by card right now.</Trans> {failed}
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
                <ManagePlans plans={data} takesCards={payment !== 'off'} />
              )}
            </div>
          );
        }}
      </QueryBoundary>
      {adding && <PlanDialog plan={undefined} onClose={() => setAdding(false)} />}
    </Page>
  );
}
