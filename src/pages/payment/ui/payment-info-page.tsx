import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Card, CardHead } from '@/shared/ui/card';
import { DescriptionList } from '@/shared/ui/description-list';
import { SettingsPage } from '@/widgets/app-shell';
import { PortalButton } from '@/features/open-billing-portal';
import { useLoadedClient } from '@/entities/client';
import { useSessionUser } from '@/entities/session';
import { BillingBoundary, cardText } from '@/entities/subscription';
import { getGetStripeSubscriptionDetailQueryOptions } from '@/shared/api/generated/stripe';
import { dateOf } from '@/shared/lib/ago';
import { customerQuery } from '../api/load-payment';
import { BillingEmailForm } from './billing-email-form';

export function PaymentInfoPage() {
  const { t, i18n } = useLingui();
  const { client_id: clientId, email } = useSessionUser();
  const { payment } = useLoadedClient().subscription;
  const customer = useQuery({
    ...customerQuery(clientId),
    enabled: payment === 'customer',
  });
  const subscription = useQuery({
    ...getGetStripeSubscriptionDetailQueryOptions(clientId),
    retry: false,
    enabled: customer.data !== undefined,
  });
  const card = subscription.data && cardText(subscription.data);
  return (
    <SettingsPage
      title={t`Payment details`}
      subtitle={t`Billing details at the payment provider. Card numbers never reach this server.`}
    >
      <BillingBoundary
        payment={payment}
        query={customer}
        label={t`Payment details`}
        nothing={<BillingEmailForm clientId={clientId} known={email} />}
      >
        {({ id, name, email: known, created_at: since }) => (
          <div className="flex flex-col gap-4">
            <Card className="overflow-hidden">
              <CardHead
                title={name ?? id}
                actions={
                  <PortalButton>
                    <Trans>Change the card</Trans>
                  </PortalButton>
                }
              />
              <DescriptionList
                items={[
                  { id: 'email', term: t`Email`, value: known },
                  { id: 'card', term: t`Payment method`, value: card ?? t`No card is on file` },
                  { id: 'since', term: t`Since`, value: dateOf(i18n, since) },
                ]}
              />
            </Card>
            <BillingEmailForm key={known} clientId={clientId} known={known} />
          </div>
        )}
      </BillingBoundary>
    </SettingsPage>
  );
}
