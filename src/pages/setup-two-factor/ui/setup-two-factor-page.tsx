import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonStyles } from '@/shared/ui/button';
import { Card, CardBody, CardFoot } from '@/shared/ui/card';
import { Skeleton } from '@/shared/ui/skeleton';
import { SettingsPage } from '@/widgets/app-shell';
import { RecoveryCodes, TwoFactorKey, useTwoFactorKey } from '@/features/manage-two-factor';
import { useSessionUser } from '@/entities/session';
import { ApiError } from '@/shared/api/api-error';
import { messageOf } from '@/shared/api/error-message';
import { configureTwoFactor } from '@/shared/api/generated/users';
import { ConfirmStep } from './confirm-step';
import { ProveStep } from './prove-step';
import { Step } from './step';

export function SetupTwoFactorPage() {
  const { t } = useLingui();
  const { two_factor_needed: isNeeded } = useSessionUser();
  const first = useTwoFactorKey();
  const proven = useMutation({
    mutationFn: (password: string) => configureTwoFactor({ password }),
  });
  const key = proven.data ?? first.data;
  const needsPassword =
    first.error instanceof ApiError && first.error.code === 'password_needed' && !proven.data;
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <SettingsPage
      title={t`Set up two-factor login`}
      subtitle={t`Takes about a minute. You need an authenticator app on your phone.`}
      above={
        <Link to="/settings/authentication" key="authentication">
          <Trans>Authentication</Trans>
        </Link>
      }
    >
      {isNeeded && !codes && (
        <p role="status" className="mb-4 rounded-md border bg-warn-tint p-3 text-sm text-warn-text">
          <Trans>Your organisation requires two-factor login. Set it up to continue.</Trans>
        </p>
      )}
      <Card>
        {codes ? (
          <>
            <CardBody>
              <h2 className="mb-2 text-base font-semibold">
                <Trans>Two-factor login is on</Trans>
              </h2>
              <RecoveryCodes codes={codes} />
            </CardBody>
            <CardFoot className="flex justify-end">
              <Link
                to="/settings/authentication"
                reloadDocument
                className={buttonStyles({ kind: 'primary' })}
              >
                <Trans>I’ve saved them</Trans>
              </Link>
            </CardFoot>
          </>
        ) : (
          <>
            <Step
              number={1}
              title={t`Scan the code`}
              text={t`Scan this QR code with your authenticator app.`}
            >
              {first.error && !proven.data && (
                <p role="alert" className="text-sm text-danger-text">
                  {messageOf(first.error)}
                </p>
              )}
              {needsPassword && (
                <ProveStep
                  pending={proven.isPending}
                  error={proven.error}
                  onPassword={(password) => proven.mutate(password)}
                />
              )}
              {first.isPending && <Skeleton className="size-44" />}
              {key?.secret && key.qrcode && (
                <TwoFactorKey secret={key.secret} picture={key.qrcode} />
              )}
            </Step>
            <ConfirmStep ready={key !== undefined && key.secret !== null} onDone={setCodes} />
          </>
        )}
      </Card>
    </SettingsPage>
  );
}
