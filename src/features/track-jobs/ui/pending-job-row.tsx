import { Trans, useLingui } from '@lingui/react/macro';
import { CircleX, CloudUpload } from 'lucide-react';
import { describeJob, type StoredLaunch } from '@/entities/job';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';

/**
 * A job started here that the server does not list: the response is pending, or the request was
 * lost.
 */
export function PendingJobRow({ launch, connected }: { launch: StoredLaunch; connected: boolean }) {
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
            <Trans>The request didn’t reach the server. Nothing was changed. Try again.</Trans>
          ) : connected ? (
            <Trans>Waiting for the server</Trans>
          ) : (
            <Trans>Waiting for a connection to check</Trans>
          )}{' '}
          · {timeAgo(i18n, launch.created_at, now)}
        </span>
      </span>
    </li>
  );
}
