import { Trans, useLingui } from '@lingui/react/macro';
import { CircleX, CloudUpload } from 'lucide-react';
import { describeJob } from '@/entities/job';
import { timeAgo } from '@/shared/lib/ago';
import type { KeptLaunch } from '@/shared/lib/local-db';
import { useNow } from '@/shared/lib/now';

/** Asked for here, and not known at the server: either the answer is still on its way, or it never arrived. */
export function LaunchRow({ launch, connected }: { launch: KeptLaunch; connected: boolean }) {
  const { i18n } = useLingui();
  const now = useNow();
  const isLost = launch.status === 'lost';
  const Icon = isLost ? CircleX : CloudUpload;
  return (
    <li className="flex min-h-13 items-center gap-3 px-4 py-2 lg:px-6">
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={isLost ? 'size-4 shrink-0 text-danger-text' : 'size-4 shrink-0 text-ink-3'}
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">
          {describeJob(i18n, { kind: launch.kind, action: null, counts: null, title: launch.kind })}
        </span>
        <span className="block text-xs text-ink-3">
          {isLost ? (
            <Trans>It did not reach the server. Nothing was changed; do it again.</Trans>
          ) : connected ? (
            <Trans>Waiting for the server’s answer</Trans>
          ) : (
            <Trans>Waiting for a connection to look it up</Trans>
          )}{' '}
          · {timeAgo(i18n, launch.created_at, now)}
        </span>
      </span>
    </li>
  );
}
