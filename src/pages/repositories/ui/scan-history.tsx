import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { isFinished, phaseName, scanErrorTitle, scanQueries, type Scan } from '@/entities/scan';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/now';
import { Unanswered } from '@/shared/ui/answer';
import { Button } from '@/shared/ui/button';
import { Progress } from '@/shared/ui/progress';
import { SkeletonRows } from '@/shared/ui/skeleton';

/** Each scan of a repository, the newest first. */
export function ScanHistory({ repository }: { repository: string }) {
  const { t } = useLingui();
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(scanQueries.ofRepository(repository));
  const scans = data?.pages.flatMap((page) => page.data) ?? [];
  if (isPending) return <SkeletonRows rows={4} label={t`Loading the scans`} />;
  if (error && !data) return <Unanswered error={error} onRetry={refetch} className="p-5" />;
  return (
    <section aria-labelledby="scan-history">
      <h3 id="scan-history" className="px-5 pt-4 pb-1 text-sm font-semibold">
        <Trans>Scan history</Trans>
      </h3>
      {scans.length === 0 && (
        <p className="px-5 py-2 text-sm text-ink-3">
          <Trans>Not scanned yet. Upload a report to begin.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line">
        {scans.map((scan) => (
          <ScanRow key={scan.id} scan={scan} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="p-4">
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show earlier scans</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function ScanRow({ scan }: { scan: Scan }) {
  const { i18n } = useLingui();
  const now = useNow();
  const { status, phase, progress, tool, file_name: file, counts, error, created_at: created, dry_run: dry } = scan.attributes;
  const added = i18n.number(counts.new);
  const fixed = i18n.number(counts.fixed);
  const [Icon, tone] = status === 'failed' ? ([CircleX, 'text-danger-text'] as const) : isFinished(scan) ? ([CircleCheck, 'text-ok-text'] as const) : ([LoaderCircle, 'text-progress-text'] as const);
  return (
    <li className="flex gap-2.5 px-5 py-3">
      <Icon aria-hidden strokeWidth={1.75} className={`mt-0.5 size-4 shrink-0 ${tone}`} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-3">
          <Link to="/Repositories/scans/$scanId" params={{ scanId: scan.id }} className="truncate text-sm font-medium hover:underline">
            {status === 'failed' ? <Trans>Scan failed</Trans> : isFinished(scan) ? (dry ? <Trans>Dry run</Trans> : <Trans>Report imported</Trans>) : phaseName(i18n, phase)}
          </Link>
          <span className="num text-xs text-ink-3">{timeAgo(i18n, created, now)}</span>
        </div>
        <div className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-3">
          <span className="min-w-0 truncate">{[tool, file].filter(Boolean).join(' · ')}</span>
          {status === 'succeeded' && (
            <span className="num">
              <Trans>
                <b className="font-medium text-ink">+{added} new</b> · <span className="text-ok-text">{fixed} fixed</span>
              </Trans>
            </span>
          )}
        </div>
        {error && <p className="mt-1 text-xs break-words text-danger-text">{scanErrorTitle(i18n, error.code)}</p>}
        {!isFinished(scan) && <Progress label={phaseName(i18n, phase)} labelHidden tone="progress" height="thin" value={progress * 100} />}
      </div>
    </li>
  );
}
