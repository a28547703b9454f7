import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, LoaderCircle, Upload } from 'lucide-react';
import { withFilters } from '@/entities/finding';
import { openCount, repositoryQueries, type Repository } from '@/entities/repository';
import { isFinished, phaseName, scanErrorTitle, scanQueries, type Scan } from '@/entities/scan';
import { useDisabledReason } from '@/entities/session';
import { openFilters } from '@/shared/rules/finding-filters';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/now';
import { Unanswered } from '@/shared/ui/answer';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Drawer } from '@/shared/ui/drawer';
import { OutLink } from '@/shared/ui/link';
import { Progress } from '@/shared/ui/progress';
import { SeverityBar } from '@/shared/ui/proportion-bar';
import { SkeletonRows } from '@/shared/ui/skeleton';

interface RepositoryDrawerProps {
  id: string;
  onUpload: (repository: string) => void;
  onClose: () => void;
}

/** A repository beside the list: where it lives, how it stands, and each of its scans. */
export function RepositoryDrawer({ id, onUpload, onClose }: RepositoryDrawerProps) {
  const { t, i18n } = useLingui();
  const { data: repository, error, refetch } = useQuery(repositoryQueries.detail(id));
  const mayNotUpload = useDisabledReason('scans:upload');
  const open = repository ? openCount(repository.attributes.open_findings) : 0;
  return (
    <Drawer
      title={repository?.attributes.nickname ?? t`Repository`}
      onClose={onClose}
      foot={
        repository && (
          <>
            <Link to="/findings/all" search={withFilters({}, { ...openFilters, repository: [repository.attributes.nickname] })} className={buttonStyles({ kind: 'primary' })}>
              <Trans>View {i18n.number(open)} findings</Trans>
            </Link>
            <Button icon={Upload} disabledReason={mayNotUpload} onClick={() => onUpload(id)}>
              <Trans>Upload report</Trans>
            </Button>
          </>
        )
      }
    >
      {error && !repository ? (
        <Unanswered error={error} onRetry={refetch} className="p-5" />
      ) : repository ? (
        <>
          <Summary repository={repository} open={open} />
          <ScanHistory repository={id} />
        </>
      ) : (
        <SkeletonRows rows={5} label={t`Loading the repository`} />
      )}
    </Drawer>
  );
}

function Summary({ repository: { attributes }, open }: { repository: Repository; open: number }) {
  const { i18n } = useLingui();
  const { url, branch } = attributes.data;
  const count = i18n.number(open);
  return (
    <div className="border-b border-line px-5 py-4">
      <p className="text-xs break-all text-ink-3">
        {url ? <OutLink href={url}>{url.replace(/^https?:\/\//i, '')}</OutLink> : <Trans>Added by hand</Trans>}
        {branch && <span className="font-mono"> · {branch}</span>}
      </p>
      {attributes.description && <p className="mt-2 text-sm text-ink-2">{attributes.description}</p>}
      <div className="mt-3 flex items-center gap-4">
        <span className="num text-xl font-semibold">
          {count}{' '}
          <span className="text-sm font-normal text-ink-3">
            <Plural value={open} one="open finding" other="open findings" />
          </span>
        </span>
        <span className="block flex-1">
          <SeverityBar counts={attributes.open_findings} />
        </span>
      </div>
    </div>
  );
}

function ScanHistory({ repository }: { repository: string }) {
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
