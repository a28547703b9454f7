import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { linkStyles } from '@/shared/ui/link';
import { AuthLayout } from '@/widgets/auth-layout';
import {
  CodeForm,
  GoogleButton,
  PasskeyButton,
  PasswordForm,
  offersPasskeys,
  useStartSession,
} from '@/features/sign-in';
import type { GoogleUser } from '@/entities/session';
import type { LoginResult } from '@/shared/api/generated/model';
import { publicConfig } from '@/shared/config';
import type { LoginNotice } from '../model/login-notices';
import { Notice } from './notice';

type Challenge = {
  challenge: string;
  passkeys: boolean;
  google?: GoogleUser | undefined;
  remember?: string | undefined;
};

type LoginPageProps = {
  returnTo?: string | undefined;
  notice?: LoginNotice | undefined;
};

export function LoginPage({ returnTo, notice }: LoginPageProps) {
  const { t } = useLingui();
  const enter = useStartSession(returnTo);
  const [second, setSecond] = useState<Challenge>();
  const go = async (result: LoginResult, who: Omit<Challenge, 'challenge' | 'passkeys'>) => {
    if (result.two_factor_required) {
      const { challenge, passkeys } = result;
      setSecond({ challenge, passkeys, ...who });
    } else await enter({ grant: result, ...who });
  };

  if (second) {
    const { challenge, passkeys, ...who } = second;
    return (
      <AuthLayout
        title={t`Two-factor authentication`}
        lead={<Trans>Enter the code to finish logging in.</Trans>}
      >
        <CodeForm
          challenge={challenge}
          passkeys={passkeys}
          onGrant={(grant) => enter({ grant, ...who })}
          onBack={() => setSecond(undefined)}
        />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t`Log in`} lead={<Trans>Welcome back. Use your work account.</Trans>}>
      {notice && <Notice kind={notice} />}
      {/* Both buttons load late into a reserved space, so that they do not move under the
          pointer. */}
      {publicConfig.googleClientId !== '' && (
        <div className="flow-root min-h-24">
          <GoogleButton onResult={(result, google) => go(result, { google })} />
        </div>
      )}
      <div className="mt-6">
        <PasswordForm onResult={(result, remember) => go(result, { remember })} />
      </div>
      {offersPasskeys() && (
        <div className="mt-4 min-h-control-lg">
          <PasskeyButton onGrant={(grant) => enter({ grant })} />
        </div>
      )}
      {publicConfig.registration === 'open' && (
        <p className="mt-6 text-sm text-ink-3">
          <Trans>
            New here?{' '}
            <Link to="/register" className={linkStyles.action}>
              Create an account
            </Link>
          </Trans>
        </p>
      )}
    </AuthLayout>
  );
}
