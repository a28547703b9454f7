import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Scan } from '@/entities/scan';
import type { ReopenedFinding } from '@/shared/api/generated/model';
import { dateOf } from '@/shared/lib/ago';
import { Count } from '@/shared/ui/badge';
import { Card, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { Skeleton } from '@/shared/ui/skeleton';
import { SeverityGlyph, severityNames } from '@/shared/ui/severity';
import { importSearch } from '../model/result-figures';

interface ReopenedCardProps {
  scan: Scan;
  /** Undefined while loading. */
  reopened: readonly ReopenedFinding[] | undefined;
}

const shownMost = 5;

/** Fixed findings that were reopened, most severe first. */
export function ReopenedCard({ scan, reopened }: ReopenedCardProps) {
  const { i18n } = useLingui();
  return (
    <Card aria-labelledby="reopened" className="overflow-hidden">
      <CardHead
        id="reopened"
        title={<Trans>Back again</Trans>}
        note={<Count>{i18n.number(scan.attributes.counts.reopened)}</Count>}
        actions={
          <Link
            to="/findings/all"
            search={importSearch(scan, 'reopened')}
            className={`${linkStyles.action} inline-flex min-h-6 items-center text-xs`}
          >
            <Trans>View all</Trans>
          </Link>
        }
      />
      <ul className="divide-y divide-line">
        {reopened === undefined &&
          Array.from(
            { length: Math.min(shownMost, scan.attributes.counts.reopened) },
            (_, index) => (
              <li
                key={index}
                aria-hidden
                className="flex h-13 flex-col justify-center gap-1.5 px-4"
              >
                <Skeleton className="h-3.5 w-2/3" />
                <Skeleton className="h-3 w-1/3" />
              </li>
            ),
          )}
        {reopened?.map((finding) => (
          <li key={finding.finding_id} className="flex min-h-13 items-center gap-3 px-4 py-1.5">
            <SeverityGlyph severity={finding.severity} />
            <span className="sr-only">{i18n._(severityNames[finding.severity])}</span>
            <div className="min-w-0 flex-1">
              <Link
                to="/findings/finding-details/$id"
                params={{ id: finding.finding_id }}
                className={`${linkStyles.title} -my-0.5 block truncate text-sm`}
                title={finding.title}
              >
                {finding.title}
              </Link>
              <p className="truncate text-xs text-ink-3">
                <FixedBefore finding={finding} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function FixedBefore({
  finding: { fixed_at: at, fixed_by: person },
}: {
  finding: ReopenedFinding;
}) {
  const { i18n } = useLingui();
  if (at === null) return <Trans>Previously fixed</Trans>;
  const day = dateOf(i18n, at);
  return person === null ? (
    <Trans>Fixed by a scan on {day}</Trans>
  ) : (
    <Trans>
      Fixed by {person} on {day}
    </Trans>
  );
}
