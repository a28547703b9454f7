import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Answer } from '@/shared/ui/answer';
import { Card } from '@/shared/ui/card';
import { FactStrip } from '@/shared/ui/fact-strip';
import { SettingsPage } from '@/widgets/app-shell';
import { useSessionUser } from '@/entities/session';
import { getGetStripeCustomerQueryOptions } from '@/shared/api/generated/stripe/stripe';
import { dateOf } from '@/shared/lib/ago';

export function PaymentInfoPage() {
  const { t, i18n } = useLingui();
  const { client_id: clientId } = useSessionUser();
  const customer = useQuery({ ...getGetStripeCustomerQueryOptions(clientId), retry: false });
  return (
    <SettingsPage title={t`Payment details`} subtitle={t`Who pays, as the payment provider knows it. Card numbers never reach this server.`}>
      <Answer query={customer} what={t`Payment details`}>
        {({ name, email, created_at: since }) => (
          <Card>
            <FactStrip
              facts={[
                { id: 'name', term: t`Name`, value: name ?? '–' },
                { id: 'email', term: t`Email`, value: email },
                { id: 'since', term: t`Since`, value: dateOf(i18n, since) },
              ]}
            />
          </Card>
        )}
      </Answer>
    </SettingsPage>
  );
}
