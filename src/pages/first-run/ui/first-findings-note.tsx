import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isFinished } from '@/entities/scan';
import { linkStyles } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { mostUrgentQuery, newestScansQuery } from '../api/first-run-queries';

/** What the chosen source has brought so far, and the way to the most urgent finding. */
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
