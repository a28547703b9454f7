import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';

import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import type { ConnectionCall } from '@/shared/api/generated/model';
import { useDisabledReason } from '@/entities/session';
import { type Connector, isPullSource, isTested } from '../model/connectors';
import { connectionLabel, serviceLabel } from '../model/connection-labels';
import { ConnectDialog } from './connect-dialog';

type ConnectionStateProps = {
  connector: Connector;
  /** Null before the first test; undefined while it loads, and where a scan is the first try. */
  call: ConnectionCall | null | undefined;
};

/** What the last real call said, and when: a stored token proves nothing. */
function ConnectionState({ connector, call }: ConnectionStateProps) {
  const { i18n } = useLingui();
  const now = useNow();
  if (call === undefined && isTested(connector.key)) return <span />;
  if (!call)
    return (
      <span className="inline-flex items-center gap-1.5 text-xs text-ink-2">
        <CircleDashed aria-hidden strokeWidth={1.75} className="size-3.5 text-ink-3" />
        {call === null ? (
          <Trans>Saved, not tested yet</Trans>
        ) : (
          <Trans>Saved, used by the next scan</Trans>
        )}
      </span>
    );
  if (call.code !== 'answers')
    return (
      <span className="inline-flex items-start gap-1.5 text-xs text-danger-text">
        <TriangleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-3.5 shrink-0" />
        <span>
          {(isPullSource(connector.key) ? serviceLabel : connectionLabel)(i18n, call.code)}{' '}
          <span className="text-ink-3">
            <Trans>Tested {timeAgo(i18n, call.at, now)}</Trans>
          </span>
        </span>
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-ink-2">
      <CircleCheck aria-hidden strokeWidth={1.75} className="size-3.5 text-ok-text" />
      <Trans>Connected, tested {timeAgo(i18n, call.at, now)}</Trans>
    </span>
  );
}

export function ConnectorCard({
  connector,
  connected,
  call,
}: {
  connector: Connector;
  connected: boolean;
  call?: ConnectionCall | null | undefined;
}) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const reason = useDisabledReason('credentials:manage');
  const { name } = connector;
  return (
    <li className="flex flex-col gap-3 rounded-lg border bg-surface p-4">
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-md border bg-inset text-xs font-semibold"
        >
          {connector.monogram}
        </span>
        <div className="min-w-0">
          <h3 className="truncate text-sm font-semibold">{name}</h3>
          <p className="truncate text-xs text-ink-3">{i18n._(connector.note)}</p>
        </div>
      </div>
      <div className="flex min-h-control-sm items-center justify-between gap-2">
        {connected ? (
          <ConnectionState connector={connector} call={call} />
        ) : (
          <span className="text-xs text-ink-3">
            <Trans>Not connected</Trans>
          </span>
        )}
        <Button
          size="sm"
          disabledReason={reason}
          aria-label={connected ? t`Manage ${name}` : t`Connect ${name}`}
          onClick={() => setOpen(true)}
        >
          {connected ? <Trans>Manage</Trans> : <Trans>Connect</Trans>}
        </Button>
      </div>
      {open && (
        <ConnectDialog connector={connector} connected={connected} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}
