import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleX, PlugZap } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '@/shared/api/error-message';
import { testSourceHostConnection } from '@/shared/api/generated/application-server';
import type { SourceHost } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { connectionLabel } from '../model/connection-labels';

interface TryConnectionProps {
  host: SourceHost;
  /** The form's current values; without a token, the test uses the stored one. */
  values: () => Readonly<Record<string, string | undefined>>;
  connected: boolean;
  /** Alternatives next to the button. */
  children: ReactNode;
}

/** Asks the host who owns the token. Nothing is saved. */
export function TestConnection({ host, values, connected, children }: TryConnectionProps) {
  const { t, i18n } = useLingui();
  const attempt = useMutation({
    mutationFn: () => {
      const { token, url } = values();
      return testSourceHostConnection({
        source_control: host,
        ...(token?.trim() && { token: token.trim() }),
        ...(url?.trim() && { url: url.trim() }),
      });
    },
  });
  const { data, error } = attempt;
  const ok = data?.ok === true;
  const Icon = ok ? CircleCheck : CircleX;
  return (
    <div className="flex flex-col gap-2">
      {/* Pressing these buttons keeps the focus in the field, so that it is not validated on
          blur: nothing is submitted here. */}
      <div className="flex flex-wrap gap-2" onPointerDown={(event) => event.preventDefault()}>
        <Button size="sm" icon={PlugZap} busy={attempt.isPending} onClick={() => attempt.mutate()}>
          {connected ? <Trans>Test the connection</Trans> : <Trans>Test these credentials</Trans>}
        </Button>
        {children}
      </div>
      <p role="status" aria-label={t`Test result`} className="text-sm">
        {(data ?? error) && (
          <span className="flex items-start gap-2">
            <Icon
              aria-hidden
              strokeWidth={1.75}
              className={
                ok
                  ? 'mt-0.5 size-4 shrink-0 text-ok-text'
                  : 'mt-0.5 size-4 shrink-0 text-danger-text'
              }
            />
            <span className="min-w-0">
              {data ? connectionLabel(i18n, data.code) : messageOf(error)}
              {ok && data.latency_ms !== null && (
                <span className="text-ink-3 num">
                  {' '}
                  {i18n.number(data.latency_ms, { style: 'unit', unit: 'millisecond' })}
                </span>
              )}
            </span>
          </span>
        )}
      </p>
    </div>
  );
}
