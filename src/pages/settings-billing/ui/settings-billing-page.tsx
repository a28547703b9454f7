import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Card, CardHead } from '@/shared/ui/card';
import { DescriptionList } from '@/shared/ui/description-list';
import { linkStyles } from '@/shared/ui/link';
import { SettingsPage } from '@/widgets/app-shell';
import { tierNames, useLoadedClient } from '@/entities/client';
import { useCan } from '@/entities/session';
import { BillingBoundary } from '@/entities/subscription';
import { getGetPlanUsageQueryOptions } from '@/shared/api/generated/pricing';
import { subscriptionQuery } from '../api/load-billing';
import { GrantedPlan, PaidPlan } from './plan-in-force';
import { UsageCard } from './usage-card';

export function SettingsBillingPage() {
  const { t, i18n } = useLingui();
  const client = useLoadedClient();
  const { payment } = client.subscription;
  const subscription = useQuery({
    ...subscriptionQuery(client._id),
    enabled: payment === 'customer',
  });
  const mayRead = useCan('billing:read');
  const { data: usage } = useQuery({ ...getGetPlanUsageQueryOptions(), enabled: mayRead });
  const details = (
    <Link to="/payment/info" className={linkStyles.action}>
      <Trans>Payment details</Trans>
    </Link>
  );
  const invoices = (
    <Link to="/payment/invoices" className={linkStyles.action}>
      <Trans>Invoices</Trans>
    </Link>
  );
  return (
    <SettingsPage title={t`Plan`} subtitle={t`Your organisation’s subscription and payment.`}>
      <div className="flex flex-col gap-4">
        {usage && <UsageCard usage={usage} />}
        {payment === 'off' && <GrantedPlan client={client} />}
        <BillingBoundary
          payment={payment}
          query={subscription}
          label={t`Plan`}
          rows={3}
          nothing={<GrantedPlan client={client} />}
        >
          {(detail) =>
            detail.status === 'canceled' ? (
              <GrantedPlan client={client} />
            ) : (
              <PaidPlan client={client} subscription={detail} />
            )
          }
        </BillingBoundary>
        <Card className="overflow-hidden">
          <CardHead
            title={t`Billing address`}
            actions={
              <span className="flex gap-4 text-sm">
                {details}
                {invoices}
              </span>
            }
          />
          <DescriptionList
            items={[
              { id: 'plan', term: t`Plan`, value: i18n._(tierNames[client.subscription.tier]) },
              { id: 'name', term: t`Legal name`, value: client.legal_name ?? '–' },
              { id: 'address', term: t`Billing address`, value: client.address ?? '–' },
            ]}
          />
        </Card>
      </div>
    </SettingsPage>
  );
}
