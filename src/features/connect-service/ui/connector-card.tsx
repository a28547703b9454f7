import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';

import { useDisabledReason } from '@/entities/session';
import type { Connector } from '../model/connectors';
import { ConnectDialog } from './connect-dialog';

export function ConnectorCard({
  connector,
  connected,
}: {
  connector: Connector;
  connected: boolean;
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
          <span className="inline-flex items-center gap-1.5 text-xs text-ink-2">
            <CircleCheck aria-hidden strokeWidth={1.75} className="size-3.5 text-ok-text" />
            <Trans>Connected</Trans>
          </span>
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
