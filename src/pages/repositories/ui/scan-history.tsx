import type { I18n } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  isFinished,
  phaseName,
  reportFaultMessage,
  scanCauseName,
  scanKindName,
  scanNoteMessage,
  scanPartName,
  scannerName,
  scanQueries,
  ScanStatusIcon,
  type Scan,
  warningOf,
} from '@/entities/scan';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { QueryError } from '@/shared/ui/query-boundary';
import { Button, buttonStyles } from '@/shared/ui/button';
import { linkStyles } from '@/shared/ui/link';
import { Progress } from '@/shared/ui/progress';
import { SkeletonRows } from '@/shared/ui/skeleton';

/** All scans of a repository, newest first. */
export function ScanHistory({ repository }: { repository: string }) {
  const { t } = useLingui();
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(scanQueries.ofRepository(repository));
  const scans = data?.pages.flatMap((page) => page.data) ?? [];
  if (isPending) return <SkeletonRows rows={4} label={t`Loading the scans`} />;
  if (error && !data) return <QueryError error={error} onRetry={refetch} className="p-5" />;
  return (
    <section aria-labelledby="scan-history">
      <div className="flex items-baseline justify-between gap-3 px-5 pt-4 pb-1">
        <h3 id="scan-history" className="text-sm font-semibold">
          <Trans>Scan history</Trans>
        </h3>
        {scans.length > 1 && (
          <Link
            to="/Repositories/compare/$id"
            params={{ id: repository }}
            search={{ by: 'scans' }}
            className={`${linkStyles.action} text-xs`}
          >
            <Trans>Compare scans</Trans>
          </Link>
        )}
      </div>
      {scans.length === 0 && (
        <p className="px-5 py-2 text-sm text-ink-3">
          <Trans>Not scanned yet. Scan it now, or upload a report.</Trans>
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
  const warning = warningOf(scan);
  const { status, phase, progress, counts, error, created_at: created, run } = scan.attributes;
  return (
    <li className="flex gap-2.5 px-5 py-3">
      <ScanStatusIcon scan={scan} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-3">
          <Link
            to="/Repositories/scans/$scanId"
            params={{ scanId: scan.id }}
            className="truncate text-sm font-medium hover:underline"
          >
            <ScanTitle scan={scan} />
          </Link>
          <span className="text-xs text-ink-3 num">{timeAgo(i18n, created, now)}</span>
        </div>
        <div className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-3">
          <span className="min-w-0 truncate">{factsOf(i18n, scan).join(' · ')}</span>
          {status === 'succeeded' && (
            <span className="num">
              {counts.new > 0 && (
                <b className="font-medium text-ink">
                  <Plural value={counts.new} one="+# new" other="+# new" />
                </b>
              )}
              {counts.new > 0 && counts.fixed > 0 && ' · '}
              {counts.fixed > 0 && (
                <span className="text-ok-text">
                  <Plural value={counts.fixed} one="# fixed" other="# fixed" />
                </span>
              )}
              {counts.new === 0 && counts.fixed === 0 && <Trans>no change</Trans>}
            </span>
          )}
        </div>
        {warning && (
          <p className="mt-1 text-xs break-words text-warn-text">
            {scanNoteMessage(i18n, warning)}
          </p>
        )}
        {error && (
          <div className="mt-1 flex flex-wrap items-center gap-2">
            <p className="min-w-0 flex-1 text-xs break-words text-danger-text">
              {reportFaultMessage(i18n, error, error.message)}
            </p>
            {run && 'output' in error.facts && (
              <Link
                to="/Repositories/scans/$scanId"
                params={{ scanId: scan.id }}
                className={buttonStyles({ size: 'sm' })}
              >
                <Trans>See log</Trans>
              </Link>
            )}
          </div>
        )}
        {!isFinished(scan) && (
          <Progress
            label={phaseName(i18n, phase)}
            labelHidden
            tone="progress"
            height="thin"
            value={progress * 100}
          />
        )}
      </div>
    </li>
  );
}

function ScanTitle({ scan }: { scan: Scan }) {
  const { i18n } = useLingui();
  const { status, phase, dry_run: dry, run } = scan.attributes;
  if (!isFinished(scan)) return <>{phaseName(i18n, phase)}</>;
  if (run) {
    const kind = scanKindName(i18n, run.kind);
    return status === 'failed' ? <Trans>{kind} failed</Trans> : <>{kind}</>;
  }
  return status === 'failed' ? (
    <Trans>Scan failed</Trans>
  ) : dry ? (
    <Trans>Dry run</Trans>
  ) : (
    <Trans>Report imported</Trans>
  );
}

/** The tool and the trigger of a scan; the file of an uploaded report. */
function factsOf(
  i18n: I18n,
  { attributes: { run, tool, file_name: file, branch, commit, requested_by: person, group } }: Scan,
): readonly string[] {
  const facts = run
    ? [
        scannerName(run.scanner),
        run.subject,
        run.cause === 'request' && person ? person.username : scanCauseName(i18n, run.cause),
        commit?.slice(0, 7),
      ]
    : [group && scanPartName(i18n, group), tool, file, branch];
  return facts.filter((fact): fact is string => fact !== null && fact !== undefined && fact !== '');
}
