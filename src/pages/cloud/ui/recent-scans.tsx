import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  isFinished,
  phaseName,
  reportFaultMessage,
  scanNoteMessage,
  scanQueries,
  ScanStatusIcon,
  type Scan,
  warningOf,
} from '@/entities/scan';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { QueryError } from '@/shared/ui/query-boundary';
import { Card, CardHead } from '@/shared/ui/card';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { cloudNames } from './cloud-state';

interface RecentScansProps {
  kind: 'image' | 'cloud';
}

/** The newest image or cloud scans, polled while any is running. */
export function RecentScans({ kind }: RecentScansProps) {
  const { t } = useLingui();
  const { data: scans, error, refetch } = useQuery(scanQueries.ofKind(kind));
  const id = `recent-${kind}`;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={kind === 'image' ? t`Recent image scans` : t`Recent cloud scans`} />
      {error && !scans ? (
        <QueryError error={error} onRetry={refetch} className="p-4" />
      ) : !scans ? (
        <SkeletonRows rows={3} label={t`Loading the scans`} />
      ) : scans.length === 0 ? (
        <p className="px-4 py-3 text-sm text-ink-3">
          {kind === 'image' ? (
            <Trans>No images scanned yet.</Trans>
          ) : (
            <Trans>No clouds scanned yet.</Trans>
          )}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {scans.map((scan) => (
            <RecentScan key={scan.id} scan={scan} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/**
 * The distinctive part of an image reference such as `ghcr.io/acme/api:1.4.2`, or the name of a
 * cloud.
 */
const nameOf = ({ attributes: { run, repository } }: Scan): string => {
  const subject = run?.subject ?? repository.nickname;
  return run?.kind === 'cloud'
    ? (cloudNames.get(subject) ?? subject)
    : (subject.split('/').at(-1) ?? subject);
};

function RecentScan({ scan }: { scan: Scan }) {
  const { i18n } = useLingui();
  const now = useNow();
  const warning = warningOf(scan);
  const { phase, progress, counts, error, created_at: created, run } = scan.attributes;
  return (
    <li className="flex items-start gap-3 px-4 py-2.5">
      <ScanStatusIcon scan={scan} />
      <div className="min-w-0 flex-1">
        <Link
          to="/Repositories/scans/$scanId"
          params={{ scanId: scan.id }}
          title={run?.subject ?? undefined}
          className="block truncate text-sm font-medium hover:underline"
        >
          {nameOf(scan)}
        </Link>
        <p className="text-xs break-words text-ink-3">
          {error ? (
            <span className="text-danger-text">
              {reportFaultMessage(i18n, error, error.message)}
            </span>
          ) : warning ? (
            <span className="text-warn-text">{scanNoteMessage(i18n, warning)}</span>
          ) : isFinished(scan) ? (
            <Plural value={counts.total} _0="No findings" one="# finding" other="# findings" />
          ) : (
            phaseName(i18n, phase)
          )}{' '}
          · <span className="num">{timeAgo(i18n, created, now)}</span>
        </p>
      </div>
      {!isFinished(scan) && (
        <span className="text-xs text-ink-3 num">
          {i18n.number(progress, { style: 'percent' })}
        </span>
      )}
    </li>
  );
}
