import { Trans, useLingui } from '@lingui/react/macro';
import { MonitorSmartphone } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import type { OpenSession } from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';
import { deviceName } from '../model/device-name';

type Props = { session: OpenSession; ending: boolean; onEnd: () => void };

export function SessionRow({ session, ending, onEnd }: Props) {
  const { t, i18n } = useLingui();
  const device = session.device === null ? t`Unknown device` : deviceName(session.device);
  const started = dateTimeOf(i18n, session.created_at);
  const used = dateTimeOf(i18n, session.last_used_at);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t p-4 text-sm first:border-t-0">
      <MonitorSmartphone aria-hidden strokeWidth={1.75} className="size-4 text-ink-3" />
      <div className="min-w-40 flex-1">
        <p className="font-medium break-all" title={session.device ?? undefined}>
          {device}
        </p>
        <p className="text-ink-3">{session.address ?? t`Unknown address`}</p>
      </div>
      <div className="text-ink-3 num">
        <p>
          <Trans>Logged in {started}</Trans>
        </p>
        <p>
          <Trans>Last used {used}</Trans>
        </p>
      </div>
      {session.current ? (
        <span className="font-medium text-ok-text">
          <Trans>This session</Trans>
        </span>
      ) : (
        <Button
          size="sm"
          busy={ending}
          onClick={onEnd}
          aria-label={t`Log out ${device}, logged in ${started}`}
        >
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  );
}
