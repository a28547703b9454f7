import { Trans } from '@lingui/react/macro';
import { Clock, TriangleAlert } from 'lucide-react';
import type { LoginNotice } from '../model/login-notices';

export const Notice = ({ kind }: { kind: LoginNotice }) =>
  kind === 'ended' ? (
    <p
      role="status"
      className="mt-6 flex gap-3 rounded-lg border border-info-edge bg-info-tint p-3 text-sm text-ink"
    >
      <Clock aria-hidden strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-info-text" />
      <Trans>Your session has ended. Log in to continue where you left off.</Trans>
    </p>
  ) : (
    <div
      role="alert"
      className="mt-6 flex gap-3 rounded-lg border border-warn-edge bg-warn-tint p-3 text-sm"
    >
      <TriangleAlert
        aria-hidden
        strokeWidth={1.75}
        className="mt-0.5 size-4 shrink-0 text-warn-text"
      />
      <div>
        <p className="font-semibold">
          {kind === 'hold' ? (
            <Trans>Microsoft Marketplace Subscription On Hold</Trans>
          ) : (
            <Trans>Permission Denied!</Trans>
          )}
        </p>
        <p className="text-ink-2">
          {kind === 'hold' ? (
            <Trans>You need to login before proceed activate subscription!</Trans>
          ) : (
            <Trans>You need to have a valid account role admin to proceed!</Trans>
          )}
        </p>
      </div>
    </div>
  );
