import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkStyles } from '@/shared/ui/link';
import { SettingsPage } from '@/widgets/app-shell';
import { DomainsCard } from './domains-card';
import { LoginCard } from './login-card';
import { SessionsCard } from './sessions-card';
import { UnusualLogins } from './unusual-logins';

export function SettingsAuthenticationPage() {
  const { t } = useLingui();
  return (
    <SettingsPage
      title={t`Authentication`}
      heading={t`Login and sessions`}
      subtitle={
        <Trans>
          How and where you log in. Your organisation’s rules are under{' '}
          <Link to="/settings/security" className={linkStyles.inline}>
            Security
          </Link>
          .
        </Trans>
      }
    >
      <UnusualLogins />
      <LoginCard />
      <SessionsCard />
      <DomainsCard />
    </SettingsPage>
  );
}
