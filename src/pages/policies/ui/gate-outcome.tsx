import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { notComparedLabel } from '@/entities/finding';
import { scanGapMessage } from '@/entities/scan';
import type { GateOutcome, GateRequest, GateResult } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { linkStyles } from '@/shared/ui/link';
import { SeverityGlyph, severityNames } from '@/shared/ui/severity';
import { limitLabels, outcomeLabels } from '../model/gate';

const looks = {
  passed: { icon: CircleCheck, tone: 'text-ok-text' },
  no_rule: { icon: CircleHelp, tone: 'text-warn-text' },
  blocked: { icon: CircleX, tone: 'text-danger-text' },
  not_scanned: { icon: CircleHelp, tone: 'text-warn-text' },
  incomplete: { icon: CircleHelp, tone: 'text-warn-text' },
} as const satisfies Readonly<Record<GateOutcome, unknown>>;

/** @param branch the branch that was checked; defaults to the repository's default branch */
export function GateOutcome({
  request,
  result,
  branch,
}: {
  request: GateRequest;
  result: GateResult;
  branch: string;
}) {
  const { t, i18n } = useLingui();
  const { icon: Icon, tone } = looks[result.outcome];
  const { repository } = request;
  const place = branch === '' ? repository : t`${repository} on ${branch}`;
  return (
    <div className="border-t border-line p-4">
      <p className="flex gap-2 text-sm font-semibold">
        <Icon aria-hidden strokeWidth={1.75} className={cx('mt-0.5 size-4 shrink-0', tone)} />
        {result.passed === null ? t`Nothing decided` : result.passed ? t`Passes` : t`Fails`}
      </p>
      <p className="mt-0.5 pl-6 text-sm wrap-anywhere text-ink-2">
        {[outcomeLabels(i18n, result, place), notComparedLabel(i18n, result.left_out)]
          .filter(Boolean)
          .join(' ')}
      </p>
      {result.incomplete.length > 0 && (
        <ul aria-label={t`Not shown by the reports`} className="mt-2 grid gap-1 pl-6 text-sm">
          {result.incomplete.map((gap) => (
            <li key={`${gap.scan_id} ${gap.code}`} className="wrap-anywhere text-ink-2">
              {scanGapMessage(i18n, gap)}{' '}
              <Link
                to="/Repositories/scans/$scanId"
                params={{ scanId: gap.scan_id }}
                className={linkStyles.action}
              >
                <Trans>See the scan</Trans>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {result.blockers.length > 0 && (
        <ol
          aria-label={t`Blocked by`}
          className="mt-3 max-h-96 divide-y divide-line overflow-y-auto overscroll-contain border-t border-line"
        >
          {result.blockers.map((blocker) => (
            <li key={blocker.finding_id} className="py-1.5">
              <span className="flex items-center gap-2">
                <SeverityGlyph severity={blocker.severity} />
                <span className="sr-only">{i18n._(severityNames[blocker.severity])}</span>
                <Link
                  to="/findings/finding-details/$id"
                  params={{ id: blocker.finding_id }}
                  title={blocker.title}
                  className={`${linkStyles.title} -my-0.5 min-w-0 flex-1 truncate text-sm`}
                >
                  {blocker.title}
                </Link>
                <span className="text-sm num">{i18n.number(blocker.priority)}</span>
              </span>
              <span className="block truncate pl-6 text-xs text-ink-3">
                {limitLabels(i18n, blocker, request)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {result.total > result.blockers.length && result.blockers.length > 0 && (
        <p className="mt-2 text-xs text-ink-3">
          <Plural
            value={result.total - result.blockers.length}
            one="and # more"
            other="and # more"
          />
        </p>
      )}
    </div>
  );
}
