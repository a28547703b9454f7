import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { useState } from 'react';
import { Answer } from '@/shared/ui/answer';
import { EmptyState } from '@/shared/ui/empty-state';
import { Segmented } from '@/shared/ui/segmented';
import { Page } from '@/widgets/app-shell';
import { useClient } from '@/entities/client';
import { getListPricingsQueryOptions } from '@/shared/api/generated/pricing/pricing';
import { PlanCard } from './plan-card';

export function PlansPage() {
  const { t } = useLingui();
  const [period, setPeriod] = useState<'month' | 'year'>('month');
  const plans = useQuery(getListPricingsQueryOptions());
  const tier = useClient().data?.subscription.tier;
  const sellsNothing = plans.data !== undefined && !plans.data.data.some(({ active }) => active);
  return (
    <Page
      title={t`Compare plans`}
      subtitle={!sellsNothing && t`All prices in US dollars, without tax.`}
      aside={!sellsNothing && <Segmented label={t`Paid`} value={period} onChange={setPeriod} segments={[{ value: 'month', label: t`Monthly` }, { value: 'year', label: t`Yearly` }]} />}
    >
      <Answer query={plans} what={t`Plans`}>
        {({ data }) => {
          const offered = data.filter((plan) => plan.active);
          return offered.length === 0 ? (
            <EmptyState icon={Tags} title={t`No plans are offered`} text={t`This installation sells nothing: everything in it is yours to use.`} />
          ) : (
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] gap-4">
              {offered.map((plan) => (
                <PlanCard key={plan.id} plan={plan} current={plan.tier === tier} yearly={period === 'year'} />
              ))}
            </ul>
          );
        }}
      </Answer>
    </Page>
  );
}
