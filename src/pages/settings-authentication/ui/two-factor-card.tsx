import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Card, CardBody } from '@/shared/ui/card';
import { RenewRecoveryCodes, TurnOffTwoFactor } from '@/features/manage-two-factor';
import { useSessionUser } from '@/entities/session';
import { getGetTwoFactorQueryOptions } from '@/shared/api/generated/users';
import type { TwoFactorStanding } from '@/shared/api/generated/model';
import { dateOf, dateTimeOf } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { recoveryCodeCount } from '#domain/two-factor';

/** So few are soon none, and then a lost phone is a lost account. */
const fewCodes = 3;

export function TwoFactorCard() {
  const { t, i18n } = useLingui();
  const { two_factor_enabled: on } = useSessionUser();
  const { data: standing } = useQuery(getGetTwoFactorQueryOptions());
  const [asking, setAsking] = useState<'off' | 'codes'>();
  const Icon = on ? ShieldCheck : ShieldAlert;
  const since = on && standing?.enabled_at ? dateOf(i18n, standing.enabled_at) : undefined;
  return (
    <Card className="flex flex-col">
      <CardBody className="flex flex-1 flex-col gap-4">
        <div className="flex items-center gap-3">
          <span
            className={cx(
              'inline-flex size-9 shrink-0 items-center justify-center rounded-full',
              on ? 'bg-ok-tint text-ok-text' : 'bg-warn-tint text-warn-text',
            )}
          >
            <Icon aria-hidden strokeWidth={1.75} className="size-4" />
          </span>
          <div>
            <h2 className="text-base font-semibold">
              {on ? t`Two-factor login is on` : t`Two-factor login is off`}
            </h2>
            <p className="text-sm text-ink-3">
              {on ? (
                since !== undefined ? (
                  <Trans>Since {since}, by authenticator app</Trans>
                ) : (
                  <Trans>
                    You’ll enter a code from your authenticator app each time you log in.
                  </Trans>
                )
              ) : (
                <Trans>
                  Protect your account with a code from your phone, even if your password is stolen.
                </Trans>
              )}
            </p>
          </div>
        </div>
        {standing && <Standing standing={standing} on={on} />}
        <div className="mt-auto flex flex-wrap items-center justify-end gap-2">
          {on ? (
            <>
              <Button className="mr-auto" onClick={() => setAsking('codes')}>
                <Trans>New recovery codes</Trans>
              </Button>
              <Button onClick={() => setAsking('off')} className="text-danger-text!">
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
          )}
        </div>
      </CardBody>
      {asking === 'off' && <TurnOffTwoFactor onClose={() => setAsking(undefined)} />}
      {asking === 'codes' && <RenewRecoveryCodes onClose={() => setAsking(undefined)} />}
    </Card>
  );
}

function Standing({ standing, on }: { standing: TwoFactorStanding; on: boolean }) {
  const { t, i18n } = useLingui();
  const { recovery_codes_left: left, members, members_with: having } = standing;
  const rows = [
    ...(on
      ? [
          {
            id: 'used',
            term: t`Last used`,
            value: standing.last_used_at ? dateTimeOf(i18n, standing.last_used_at) : '–',
          },
        ]
      : []),
    ...(on
      ? [
          {
            id: 'codes',
            term: t`Recovery codes`,
            value: t`${left} of ${recoveryCodeCount} left`,
            warn: left <= fewCodes,
          },
        ]
      : []),
    {
      id: 'members',
      term: t`In your organisation`,
      value: t`${having} of ${members} members have it on`,
    },
  ];
  return (
    <dl className="divide-y divide-line rounded-md border text-sm">
      {rows.map(({ id, term, value, warn = false }) => (
        <div key={id} className="flex flex-wrap justify-between gap-x-4 px-3 py-2">
          <dt className="text-ink-3">{term}</dt>
          <dd className={cx('num', warn && 'font-medium text-warn-text')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
