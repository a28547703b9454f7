import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { SettingsPage } from '@/widgets/app-shell';
import { ChangePasswordForm } from '@/features/change-password';
import { DomainsCard } from './domains-card';
import { PasskeysCard } from './passkeys-card';
import { SessionsCard } from './sessions-card';
import { TwoFactorCard } from './two-factor-card';

export function SettingsAuthenticationPage() {
  const { t } = useLingui();
  return (
    <SettingsPage
      title={t`Authentication`}
      subtitle={t`Two-factor login, password, passkeys, sessions and the domains of your organisation.`}
    >
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <TwoFactorCard />
          <PasskeysCard />
        </div>
        <Card>
          <CardHead title={t`Change password`} note={t`Other devices are logged out.`} />
          <CardBody>
            <ChangePasswordForm />
          </CardBody>
        </Card>
      </div>
      <SessionsCard />
      <DomainsCard />
    </SettingsPage>
  );
}
