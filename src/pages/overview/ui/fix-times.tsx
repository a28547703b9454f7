import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { FindingsSearch } from '@/entities/finding';
import type { FixTime } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { linkStyles } from '@/shared/ui/link';
import { SeverityGlyph, severityNames } from '@/shared/ui/severity';
import { overviewQueries } from '../api/overview-queries';
import type { OverviewSearch } from '../model/overview-search';

interface FixTimesFigureProps {
  search: OverviewSearch;
  /** The findings of the displayed scope, whether open or not. */
  scope: FindingsSearch;
  /** How many were fixed in total. */
  fixed: number;
}

/** How fast findings of each severity are fixed, compared with the rules' targets. */
export function FixTimesFigure({ search, scope, fixed }: FixTimesFigureProps) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(overviewQueries.fixTimes(search));
  const shown = (data ?? []).filter(
    ({ median_days: days, target_days: target }) => days !== null || target !== null,
  );
  return (
    <div className="min-w-0 p-4">
      <div className="text-xs text-ink-3">
        <Trans>Median time to fix</Trans>
      </div>
      {shown.length > 0 && (
        <table className="mt-1 w-full text-xs">
          <caption className="sr-only">{t`Median time to fix by severity`}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t`Severity`}</th>
              <th scope="col">{t`Days`}</th>
              <th scope="col">{t`Target`}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((time) => (
              <tr key={time.severity}>
                <th scope="row" className="w-8 py-0.5 text-left">
                  <SeverityGlyph severity={time.severity} />
                  <span className="sr-only">{i18n._(severityNames[time.severity])}</span>
                </th>
                <td className="py-0.5">
                  <Median time={time} />
                </td>
                <td className="py-0.5 text-right">
                  <Target time={time} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Link
        to="/findings/all"
        search={{ ...scope, status: 'fixed' }}
        className={`${linkStyles.inline} mt-1 inline-flex min-h-6 items-center text-xs text-ink-2`}
      >
        <Trans>{i18n.number(fixed)} fixed so far</Trans>
      </Link>
    </div>
  );
}

/** Smaller changes are not shown. */
const least = 0.05;

function Median({ time: { median_days: now, median_days_before: before } }: { time: FixTime }) {
  const { t, i18n } = useLingui();
  if (now === null) return <span className="text-ink-3">–</span>;
  const days = (value: number) => i18n.number(value, { maximumFractionDigits: 1 });
  const change = before === null ? 0 : now - before;
  const Icon = change > 0 ? ArrowUp : ArrowDown;
  const size = days(Math.abs(change));
  return (
    <span className="inline-flex items-center gap-2 num">
      <span className="text-base font-semibold whitespace-nowrap">
        {now < 1 ? <Trans>under 1 d</Trans> : <Trans>{days(now)} d</Trans>}
      </span>
      {Math.abs(change) >= least && (
        <span
          className={cx(
            'inline-flex items-center gap-0.5',
            change > 0 ? 'text-danger-text' : 'text-ok-text',
          )}
        >
          <Icon aria-hidden strokeWidth={1.75} className="size-3 shrink-0" />
          <span aria-hidden>{size}</span>
          <span className="sr-only">
            {change > 0
              ? t`${size} days slower than the previous period`
              : t`${size} days faster than the previous period`}
          </span>
        </span>
      )}
    </span>
  );
}

/** Whether the target is met, or by how much it is missed; without fixes, the target itself. */
function Target({ time: { median_days: now, target_days: target } }: { time: FixTime }) {
  const { i18n } = useLingui();
  if (target === null)
    return (
      <span className="text-ink-3">
        <Trans>no target</Trans>
      </span>
    );
  const missed = now === null ? 0 : now - target;
  const by = i18n.number(missed, { maximumFractionDigits: 1 });
  return (
    <span
      className={now === null ? 'text-ink-3' : missed > 0 ? 'text-danger-text' : 'text-ok-text'}
    >
      {now === null ? (
        <Trans>target {i18n.number(target)} d</Trans>
      ) : missed > 0 ? (
        <Trans>
          target {i18n.number(target)} d, missed by {by}
        </Trans>
      ) : (
        <Trans>target {i18n.number(target)} d, reached</Trans>
      )}
    </span>
  );
}
