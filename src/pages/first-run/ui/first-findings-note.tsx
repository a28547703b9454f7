import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isFinished, type Scan } from '@/entities/scan';
import { linkStyles } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { mostUrgentQuery, newestScansQuery } from '../api/first-run-queries';

/** What the chosen source has delivered so far, and a link to the most urgent finding. */
export function FirstFindingsNote() {
  const { data: scans = [] } = useQuery(newestScansQuery());
  const isScanning = scans.some((scan) => !isFinished(scan));
  const { data: findings } = useQuery({
    ...mostUrgentQuery(isScanning),
    enabled: scans.length > 0,
  });
  const [first] = findings?.data ?? [];
  if (scans.length === 0) return null;
  const total = findings?.meta.total ?? 0;
  return (
    <span role="status" className="inline-flex flex-wrap items-center gap-x-2">
      <FileCounts scans={scans} />
      {isScanning && <Spinner />}
      {first ? (
        <>
          <Plural value={total} one="# open finding" other="# open findings" />
          <Link
            to="/findings/finding-details/$id"
            params={{ id: first.id }}
            className={linkStyles.inline}
          >
            <Trans>See the most urgent one</Trans>
          </Link>
        </>
      ) : isScanning ? (
        <Trans>Reading the first findings</Trans>
      ) : scans.every(({ attributes }) => attributes.status === 'failed') ? (
        <Trans>No scan succeeded. The reason is on the Repositories page.</Trans>
      ) : (
        <Trans>Scanned, with no open finding</Trans>
      )}
    </span>
  );
}

const shownFiles = 4;

/** The result of each uploaded report, below its name. */
function FileCounts({ scans }: { scans: readonly Scan[] }) {
  const { i18n } = useLingui();
  const reports = scans.filter(({ attributes }) => !attributes.run && attributes.file_name);
  const shown = reports.slice(0, shownFiles);
  const others = reports.length - shown.length;
  return (
    shown.length > 0 && (
      <span className="inline-flex flex-wrap gap-x-3">
        {shown.map(({ id, attributes: { file_name: name, status, counts } }) => (
          <span key={id} className="inline-flex min-w-0 gap-1">
            <span className="max-w-40 truncate font-mono text-2xs">{name}</span>{' '}
            {status === 'failed' ? (
              <Trans>not imported</Trans>
            ) : status === 'succeeded' ? (
              <b className="font-semibold num">{i18n.number(counts.new + counts.matched)}</b>
            ) : (
              <Trans>being read</Trans>
            )}
          </span>
        ))}
        {others > 0 && <Plural value={others} one="and # more" other="and # more" />}
      </span>
    )
  );
}
