import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SquareTerminal } from 'lucide-react';
import { buttonStyles } from '@/shared/ui/button';
import { useCan } from '@/entities/session';
import type { PlexalyzerTokenInfo } from '@/shared/api/generated/model';
import { dateTimeOf, utcDateOf } from '@/shared/lib/ago';
import { AccessRow } from './access-row';

/**
 * A token acts for the user as a session does. It is revoked on the page where tokens are created.
 */
export function TokenRow({ token }: { token: PlexalyzerTokenInfo }) {
  const { t, i18n } = useLingui();
  const mayManage = useCan('tokens:manage');
  const { name, prefix, created_at: created, expired_at: expires, last_used_at: used } = token;
  const end = utcDateOf(i18n, expires);
  return (
    <AccessRow
      icon={SquareTerminal}
      name={t`API token ${name}`}
      note={
        <>
          <code className="code">{prefix}…</code> <Trans>expires on {end}</Trans>
        </>
      }
      since={dateTimeOf(i18n, created)}
      lastUse={used === null ? t`never` : dateTimeOf(i18n, used)}
      action={
        mayManage && (
          <Link
            to="/connector"
            className={buttonStyles({ size: 'sm' })}
            aria-label={t`Manage the API token ${name}`}
          >
            <Trans>Manage</Trans>
          </Link>
        )
      }
    />
  );
}
