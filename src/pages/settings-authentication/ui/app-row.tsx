import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonStyles } from '@/shared/ui/button';
import { ReplaceTwoFactor, TurnOffTwoFactor } from '@/features/manage-two-factor';
import { useSessionUser } from '@/entities/session';
import type { TwoFactorStanding } from '@/shared/api/generated/model';
import { dateOf, dateTimeOf } from '@/shared/lib/ago';
import { LoginRow } from './login-row';

/** Two-factor by an authenticator app, for users without a passkey at hand. */
export function AppRow({ standing }: { standing: TwoFactorStanding }) {
  const { t, i18n } = useLingui();
  const { two_factor_enabled: on, organization_name: organization } = useSessionUser();
  const [asks, setAsks] = useState<'off' | 'replace'>();
  const { enabled_at: enabledAt, last_used_at: usedAt, required } = standing;
  const since = enabledAt === null ? undefined : dateOf(i18n, enabledAt);
  const used = usedAt === null ? undefined : dateTimeOf(i18n, usedAt);
  const stays = t`${organization} requires two-factor login, so it stays on.`;
  const close = () => setAsks(undefined);
  return (
    <LoginRow
      icon={Smartphone}
      title={t`Code from an app`}
      text={
        on ? (
          <>
            {since && <Trans>On since {since}.</Trans>} {used && <Trans>Last used {used}.</Trans>}{' '}
            {required && stays}
          </>
        ) : (
          <>
            <Trans>Protects your account even if your password is stolen.</Trans>{' '}
            {required && t`${organization} requires it.`}
          </>
        )
      }
      actions={
        on ? (
          <>
            <Button onClick={() => setAsks('replace')}>
              <Trans>Replace</Trans>
            </Button>
            <Button onClick={() => setAsks('off')} disabledReason={required && stays}>
              <Trans>Turn off</Trans>
            </Button>
          </>
        ) : (
          <Link
            to="/settings/authentication/setup-2fa"
            className={buttonStyles({ kind: 'primary' })}
          >
            <Trans>Set up</Trans>
          </Link>
        )
      }
    >
      {asks === 'off' && <TurnOffTwoFactor onClose={close} />}
      {asks === 'replace' && <ReplaceTwoFactor onClose={close} />}
    </LoginRow>
  );
}
