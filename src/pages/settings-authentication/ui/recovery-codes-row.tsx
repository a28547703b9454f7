import { Trans, useLingui } from '@lingui/react/macro';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { RenewRecoveryCodes } from '@/features/manage-two-factor';
import type { TwoFactorStanding } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { recoveryCodeCount } from '#domain/two-factor';
import { LoginRow } from './login-row';

/** With this few codes left the user is warned: without codes, a lost phone is a lost account. */
const fewCodes = 3;

export function RecoveryCodesRow({ standing }: { standing: TwoFactorStanding }) {
  const { t, i18n } = useLingui();
  const [asks, setAsks] = useState(false);
  const { recovery_codes_left: left, recovery_code_used_at: usedAt } = standing;
  const used = usedAt === null ? undefined : dateOf(i18n, usedAt);
  const most = Math.max(recoveryCodeCount, left);
  return (
    <LoginRow
      icon={LifeBuoy}
      title={t`Recovery codes`}
      text={
        <>
          <span className={cx(left <= fewCodes && 'font-medium text-warn-text')}>
            <Trans>
              {left} of {most} left.
            </Trans>
          </span>{' '}
          {used === undefined ? (
            <Trans>None used yet.</Trans>
          ) : (
            <Trans>The last one was used on {used}.</Trans>
          )}
        </>
      }
      actions={
        <>
          <span aria-hidden className="flex gap-1">
            {Array.from({ length: most }, (_, index) => (
              <span
                key={index}
                className={cx('h-3.5 w-1 rounded-full', index < left ? 'bg-ink-2' : 'bg-line')}
              />
            ))}
          </span>
          <Button onClick={() => setAsks(true)}>{t`Generate ${recoveryCodeCount} new`}</Button>
        </>
      }
    >
      {asks && <RenewRecoveryCodes onClose={() => setAsks(false)} />}
    </LoginRow>
  );
}
