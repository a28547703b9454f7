import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FindingsSearch } from '@/entities/finding';
import type { FindingsChart } from '@/shared/api/generated/model';
import { linkStyles } from '@/shared/ui/link';
import { sumSeverities } from '#domain/severity-counts';
import { targetLines } from '../model/target-lines';

const width = 600;
const height = 80;

/** All open findings beside what would be open if each had been fixed on its due date. */
export function TargetChart({ data, base }: { data: FindingsChart; base: FindingsSearch }) {
  const { t, i18n } = useLingui();
  const { target, series } = data;
  const lines = targetLines(data, width, height);
  const last = series.at(-1);
  const open = last ? sumSeverities(last) : 0;
  const wanted = target?.series.at(-1)?.total;
  return (
    <div className="border-b border-line pb-2">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-xs">
        <span className="font-medium">
          <Trans>All open: {i18n.number(open)}</Trans>
        </span>
        {wanted === undefined ? (
          <Link to="/settings/policies" className={`${linkStyles.action} ml-auto`}>
            <Trans>Set a target</Trans>
          </Link>
        ) : (
          <span className="inline-flex items-center gap-1.5 text-ok-text">
            <svg aria-hidden viewBox="0 0 16 2" width="16" height="2">
              <line
                x2="16"
                y1="1"
                y2="1"
                stroke="var(--p-ok)"
                strokeWidth="2"
                strokeDasharray="6 4"
              />
            </svg>
            <Trans>Target: {i18n.number(wanted)}, by your due dates</Trans>
          </span>
        )}
      </div>
      <svg
        role="img"
        aria-label={
          wanted === undefined
            ? t`${open} open findings, without a target`
            : t`${open} open findings; the target is ${wanted}`
        }
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-1.5 block h-20 w-full overflow-visible"
      >
        <polyline
          points={lines.open}
          fill="none"
          stroke="var(--p-ink)"
          strokeWidth="1.75"
          vectorEffect="non-scaling-stroke"
        />
        {target && (
          <polyline
            points={lines.target}
            fill="none"
            stroke="var(--p-ok)"
            strokeWidth="1.75"
            strokeDasharray="6 4"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      {target && (
        <p className="pt-1.5 text-xs text-ink-3">
          <Trans>
            The target is what would be open if each finding had been fixed on its due date.
          </Trans>{' '}
          {target.late > 0 && (
            <>
              <Link
                to="/findings/all"
                search={{ ...base, sla: 'overdue' }}
                className={linkStyles.inline}
              >
                <Plural value={target.late} one="# is late" other="# are late" />
              </Link>
              {'; '}
            </>
          )}
          <Plural
            value={target.early}
            one="# was fixed before its date."
            other="# were fixed before their date."
          />
          {!target.is_exact && (
            <>
              {' '}
              <Trans>Estimated from a sample.</Trans>
            </>
          )}
        </p>
      )}
    </div>
  );
}
