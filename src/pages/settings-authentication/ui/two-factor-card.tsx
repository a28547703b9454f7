import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Card, CardBody } from '@/shared/ui/card';
import { TurnOffTwoFactor } from '@/features/two-factor';
import { useSessionUser } from '@/entities/session';
import { cx } from '@/shared/lib/cx';

export function TwoFactorCard() {
  const { t } = useLingui();
  const { two_factor_enabled: on } = useSessionUser();
  const [turningOff, setTurningOff] = useState(false);
  const Icon = on ? ShieldCheck : ShieldAlert;
  return (
    <Card className="flex flex-col">
      <CardBody className="flex flex-1 flex-col gap-4">
        <div className="flex items-center gap-3">
          <span className={cx('inline-flex size-9 shrink-0 items-center justify-center rounded-full', on ? 'bg-ok-tint text-ok-text' : 'bg-warn-tint text-warn-text')}>
            <Icon aria-hidden strokeWidth={1.75} className="size-4" />
          </span>
          <div>
            <h2 className="text-base font-semibold">{on ? t`Two-factor login is on` : t`Two-factor login is off`}</h2>
            <p className="text-sm text-ink-3">
              {on ? <Trans>Every login asks for a code of your authenticator app.</Trans> : <Trans>A stolen password is enough to get in. A code of your phone changes that.</Trans>}
            </p>
          </div>
        </div>
        <div className="mt-auto flex flex-wrap justify-end gap-2">
          {on ? (
            <Button onClick={() => setTurningOff(true)} className="text-danger-text">
              <Trans>Turn off</Trans>
            </Button>
          ) : (
            <Link to="/settings/authentication/setup-2fa" className={buttonStyles({ kind: 'primary' })}>
              <Trans>Set up</Trans>
            </Link>
          )}
        </div>
      </CardBody>
      {turningOff && <TurnOffTwoFactor onClose={() => setTurningOff(false)} />}
    </Card>
  );
}
