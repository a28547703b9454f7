import { useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX } from 'lucide-react';
import { messageOf } from '@/shared/api/error-message';
import type { ConnectionResult } from '@/shared/api/generated/model';
import { connectionMessage } from '../model/connection-messages';

/** The result of the last test; it stays until the next one. */
export function ConnectionReport({
  result,
  error,
}: {
  result: ConnectionResult | undefined;
  error: unknown;
}) {
  const { i18n } = useLingui();
  if (result === undefined && !error) return null;
  if (result?.ok) {
    return (
      <p
        role="status"
        className="flex items-center gap-2 rounded-md border border-ok-edge bg-ok-tint px-3 py-2 text-sm"
      >
        <CircleCheck aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-ok-text" />
        <span className="flex-1">{connectionMessage(i18n, result)}</span>
        {result.latency_ms !== null && (
          <span className="text-ink-3 num">
            {i18n.number(result.latency_ms, { style: 'unit', unit: 'millisecond' })}
          </span>
        )}
      </p>
    );
  }
  return (
    <p
      role="alert"
      className="flex items-center gap-2 rounded-md border border-danger-edge bg-danger-tint px-3 py-2 text-sm"
    >
      <CircleX aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-danger-text" />
      {result ? connectionMessage(i18n, result) : messageOf(error)}
    </p>
  );
}
