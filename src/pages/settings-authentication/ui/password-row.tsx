import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RectangleEllipsis } from 'lucide-react';
import { buttonStyles } from '@/shared/ui/button';
import { dateOf } from '@/shared/lib/ago';
import { LoginRow } from './login-row';

/** @param changedAt null if the user chose it before the server stored the time */
export function PasswordRow({ changedAt }: { changedAt: string | null }) {
  const { t, i18n } = useLingui();
  const date = changedAt === null ? undefined : dateOf(i18n, changedAt);
  return (
    <LoginRow
      icon={RectangleEllipsis}
      title={t`Password`}
      text={
        date === undefined ? (
          <Trans>Changing it ends all other sessions.</Trans>
        ) : (
          <Trans>Changed {date}. All other sessions ended then.</Trans>
        )
      }
      actions={
        <Link to="/change-password" className={buttonStyles()} aria-label={t`Change password`}>
          <Trans>Change</Trans>
        </Link>
      }
    />
  );
}
