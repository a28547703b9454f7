import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PullSourceKey } from '@/shared/api/generated/model';
import { useDisabledReason } from '@/entities/session';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button';
import type { Connections } from '../api/use-connections';
import { rowLabel } from '../model/connection-sentences';
import { rowStateOf, type Step, stepOf } from '../model/connection-state';
import { type Connector, isPullSource } from '../model/connectors';
import { ConnectDialog } from './connect-dialog';
import { ConnectionFacts } from './connection-facts';
import { ConnectionStateCell } from './connection-state-cell';

interface ConnectionRowProps {
  connector: Connector;
  /** The organization's record, until the connection is loaded. */
  connected: boolean;
  connections: Connections;
  /** Opens the imports from the service, if the page shows them. */
  onPulls?: ((source: PullSourceKey) => void) | undefined;
}

/** A service, with the state of its last real call. */
export function ConnectionRow({
  connector,
  connected: known,
  connections,
  onPulls,
}: ConnectionRowProps) {
  const { i18n } = useLingui();
  const now = useNow();
  const [open, setOpen] = useState(false);
  const { key, name, monogram, note } = connector;
  const connection = connections.find(key);
  const connected = connection?.isConfigured ?? known;
  const step = connection ? stepOf(connection) : known ? 'manage' : 'connect';
  const manage = () =>
    onPulls && isPullSource(key) && connection?.pull ? onPulls(key) : setOpen(true);
  const act = () => {
    if (step === 'try') connections.test([key]);
    else if (step === 'manage') manage();
    else setOpen(true);
  };
  return (
    <li
      aria-label={connection ? rowLabel(i18n, connector, connection, now) : name}
      data-connection={key}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-2.5 first:border-t-0 sm:grid sm:grid-cols-[2.25rem_1fr_9rem_2fr_9rem]"
    >
      <span
        aria-hidden
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-md border bg-inset text-xs font-semibold"
      >
        {monogram}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-sm font-semibold">
          {/* The row's only button has another action. */}
          {step !== 'manage' && step !== 'connect' ? (
            <button type="button" className="hover:underline" onClick={manage}>
              {name}
            </button>
          ) : (
            name
          )}
        </h3>
        <p className="truncate text-xs text-ink-3">
          <Place account={connection?.account} address={connection?.address} note={i18n._(note)} />
        </p>
      </div>
      {connection ? (
        <>
          <ConnectionStateCell
            state={rowStateOf(connection)}
            call={connection.last_call}
            testing={connections.isTesting(key)}
          />
          <ConnectionFacts
            connector={connector}
            connection={connection}
            failure={connections.failureOf(key)}
          />
        </>
      ) : (
        <>
          <span />
          <span />
        </>
      )}
      <div className="flex justify-end">
        <StepButton
          step={step}
          name={name}
          primary={connections.worst === key}
          busy={step === 'try' && connections.isTesting(key)}
          keys={connections.callable.includes(key) ? 'T' : undefined}
          onClick={act}
        />
      </div>
      {open && (
        <ConnectDialog connector={connector} connected={connected} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}

interface PlaceProps {
  account: string | null | undefined;
  address: string | null | undefined;
  note: string;
}

function Place({ account, address, note }: PlaceProps) {
  const { t } = useLingui();
  if (account) return t`App installation ${account}`;
  return address ?? note;
}

interface StepButtonProps {
  step: Step;
  name: string;
  primary: boolean;
  busy: boolean;
  keys: string | undefined;
  onClick: () => void;
}

function StepButton({ step, name, primary, busy, keys, onClick }: StepButtonProps) {
  const { t } = useLingui();
  const reason = useDisabledReason('credentials:manage');
  const words: Readonly<Record<Step, readonly [label: string, full: string]>> = {
    connect: [t`Connect`, t`Connect ${name}`],
    manage: [t`Manage`, t`Manage ${name}`],
    replace: [t`Replace token`, t`Replace token of ${name}`],
    reconnect: [t`Reconnect`, t`Reconnect ${name}`],
    try: [t`Try now`, t`Try now: ${name}`],
  };
  const [label, full] = words[step];
  return (
    <Button
      size="sm"
      kind={primary ? 'primary' : 'secondary'}
      busy={busy}
      disabledReason={reason}
      aria-label={full}
      aria-keyshortcuts={keys}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
