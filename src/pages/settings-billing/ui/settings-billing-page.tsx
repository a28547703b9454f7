import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Answer } from '@/shared/ui/answer';
import { buttonStyles } from '@/shared/ui/button';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { FactStrip } from '@/shared/ui/fact-strip';
import { SettingsPage } from '@/widgets/app-shell';
import { tierNames, useClient } from '@/entities/client';

export function SettingsBillingPage() {
  const { t, i18n } = useLingui();
  const client = useClient();
  return (
    <SettingsPage title={t`Plan`} subtitle={t`What your organisation has subscribed to, and how it is paid.`}>
      <Answer query={client} what={t`Plan`}>
        {({ subscription, credit_card: card, legal_name: legalName, address }) => (
          <Card>
            <CardHead title={i18n._(tierNames[subscription.tier])} />
            <FactStrip
              facts={[
                { id: 'card', term: t`Payment`, value: card ? t`A card is on file` : t`No card is on file` },
                { id: 'name', term: t`Legal name`, value: legalName ?? '–' },
                { id: 'address', term: t`Billing address`, value: address ?? '–' },
              ]}
            />
            <CardBody className="flex flex-wrap gap-2">
              <Link to="/plan-pricings" className={buttonStyles({ kind: 'primary' })}><Trans>Compare plans</Trans></Link>
              <Link to="/payment/invoices" className={buttonStyles()}><Trans>Invoices</Trans></Link>
              <Link to="/payment/info" className={buttonStyles()}><Trans>Payment details</Trans></Link>
            </CardBody>
          </Card>
        )}
      </Answer>
    </SettingsPage>
  );
}
