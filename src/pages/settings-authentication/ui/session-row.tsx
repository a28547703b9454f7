import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Monitor, Smartphone, Sparkle } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import type { OpenSession } from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';
import { deviceName, isPhone } from '../model/device-name';
import { AccessRow } from './access-row';

type Props = { session: OpenSession; ending: boolean; onEnd: () => void };

export function SessionRow({ session, ending, onEnd }: Props) {
  const { t, i18n } = useLingui();
  const device = session.device === null ? t`Unknown device` : deviceName(session.device);
  const started = dateTimeOf(i18n, session.created_at);
  const day = i18n.date(session.created_at, { day: 'numeric', month: 'short' });
  return (
    <AccessRow
      icon={session.device !== null && isPhone(session.device) ? Smartphone : Monitor}
      name={<span title={session.device ?? undefined}>{device}</span>}
      badge={
        <>
          {session.current && (
            <Badge tone="ok" icon={Check}>
              <Trans>This session</Trans>
            </Badge>
          )}
          {session.unusual && (
            <Badge tone="warn" icon={Sparkle}>
              <Trans>New since {day}</Trans>
            </Badge>
          )}
        </>
      }
      note={session.address ?? t`Unknown address`}
      since={started}
      lastUse={
        session.current ? (
          <span className="text-ok-text">
            <Trans>Active now</Trans>
          </span>
        ) : (
          dateTimeOf(i18n, session.last_used_at)
        )
      }
      action={
        !session.current && (
          <Button
            size="sm"
            busy={ending}
            onClick={onEnd}
            aria-label={t`Log out ${device}, logged in ${started}`}
          >
            <Trans>Log out</Trans>
          </Button>
        )
      }
    />
  );
}
