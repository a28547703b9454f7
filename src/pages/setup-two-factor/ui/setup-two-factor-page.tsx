import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonStyles } from '@/shared/ui/button';
import { Card, CardBody, CardFoot } from '@/shared/ui/card';
import { Skeleton } from '@/shared/ui/skeleton';
import { SettingsPage } from '@/widgets/app-shell';
import { RecoveryCodes, TwoFactorKey, useTwoFactorKey } from '@/features/two-factor';
import { messageOf } from '@/shared/api/error-message';
import { ConfirmStep } from './confirm-step';
import { Step } from './step';

export function SetupTwoFactorPage() {
  const { t } = useLingui();
  const key = useTwoFactorKey();
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
              <Link to="/settings/authentication" className={buttonStyles({ kind: 'primary' })}>
                <Trans>I have kept them</Trans>
              </Link>
            </CardFoot>
          </>
        ) : (
          <>
            <Step
              number={1}
              title={t`Scan the code`}
              text={t`Open your authenticator app and scan this square.`}
            >
              {key.error && (
                <p role="alert" className="text-sm text-danger-text">
                  {messageOf(key.error)}
                </p>
              )}
              {key.isPending && <Skeleton className="size-44" />}
              {key.data?.secret && key.data.qrcode && (
                <TwoFactorKey secret={key.data.secret} picture={key.data.qrcode} />
              )}
            </Step>
            <ConfirmStep
              ready={key.data?.secret !== null && key.data !== undefined}
              onDone={setCodes}
            />
          </>
        )}
      </Card>
    </SettingsPage>
  );
}
