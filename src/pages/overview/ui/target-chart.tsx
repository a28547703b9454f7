import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FindingsSearch } from '@/entities/finding';
import type { FindingsChart } from '@/shared/api/generated/model';
import { linkStyles } from '@/shared/ui/link';
import { sumSeverities } from '#domain/severity-counts';
import { targetLines, type TargetLines } from '../model/target-lines';
import { ChangeBars } from './change-bars';

const green = 'var(--p-ok)';

/**
 * All open findings, compared with those that would be open if each had been fixed on its due date.
 */
export function TargetChart({ data, base }: { data: FindingsChart; base: FindingsSearch }) {
  const { t, i18n } = useLingui();
  const { target, series } = data;
  const lines = targetLines(data);
  const [first, last] = [series[0], series.at(-1)];
  const [began, open] = [first, last].map((point) => (point ? sumSeverities(point) : 0));
  const wanted = target?.series.at(-1)?.total;
  const brought = lines.baselines.reduce((sum, { count }) => sum + count, 0);
  const day = (date: string | undefined) =>
    date === undefined ? '' : i18n.date(date, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const label = [
    t`Open findings: ${began ?? 0} on ${day(first?.date)}, ${open ?? 0} today`,
    ...(brought > 0 ? [t`${brought} of them from first imports`] : []),
    wanted === undefined ? t`no target` : t`the target is ${wanted}`,
  ].join('; ');
  return (
    <div>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-xs">
        {wanted === undefined ? (
          <Link to="/settings/policies" className={`${linkStyles.action} ml-auto`}>
            <Trans>Set a target</Trans>
          </Link>
        ) : (
          <span className="inline-flex items-center gap-1.5 text-ink-3">
            <svg aria-hidden viewBox="0 0 16 2" width="16" height="2">
              <line x2="16" y1="1" y2="1" stroke={green} strokeWidth="2" strokeDasharray="6 4" />
            </svg>
            <Trans>Target: {i18n.number(wanted)}, by your due dates</Trans>
          </span>
        )}
      </div>
      <div role="img" aria-label={label} className="course-chart">
        <Drawing lines={lines} hasTarget={target !== null} />
        {lines.ticks.map((tick, index) => (
          <span
            key={tick}
            aria-hidden
            className="course-tick text-2xs text-ink-3 num"
            style={{ bottom: `${(index / (lines.ticks.length - 1)) * 100}%` }}
          >
            {i18n.number(tick)}
          </span>
        ))}
        {lines.baselines.map(({ date, x, count }) => (
          <span
            key={date}
            aria-hidden
            className="course-baseline text-2xs text-ink-2 num"
            data-end={x > 80 || undefined}
            style={{ left: `${x}%` }}
            title={t`First import on ${day(date)}`}
          >
            +{i18n.number(count)}
          </span>
        ))}
        <span
          aria-hidden
          className="course-value text-xs font-semibold num"
          style={{ top: `${lines.last.y}%` }}
        >
          {i18n.number(open ?? 0)}
        </span>
      </div>
      <div aria-hidden className="course-days text-2xs text-ink-3 num">
        <span>{day(first?.date)}</span>
        <span>{day(last?.date)}</span>
      </div>
      <ChangeBars data={data} />
      <p className="pt-1.5 text-xs text-ink-3">
        {brought > 0 && (
          <>
            <Trans>▼ First imports added {i18n.number(brought)} known findings.</Trans>{' '}
          </>
        )}
        {target && (
          <>
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
          </>
        )}
      </p>
    </div>
  );
}

function Drawing({ lines, hasTarget }: { lines: TargetLines; hasTarget: boolean }) {
  const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
      {lines.ticks.map((tick, index) => {
        const y = 100 - (index / (lines.ticks.length - 1)) * 100;
        return (
          <path key={tick} {...stroke} d={`M0 ${y}H100`} stroke="var(--p-line)" strokeWidth="1" />
        );
      })}
      {lines.open.flatMap(({ points, isJump }) => {
        const [from, to] = [points.split(' ')[0], points.split(' ').at(-1)].map((point) =>
          Number(point?.split(',')[0]),
        );
        if (!isJump || from === undefined || to === undefined) return [];
        return (
          <rect
            key={points}
            x={Math.min(from, to - 1)}
            width={Math.max(1, to - from)}
            height="100"
            fill="var(--p-inset)"
          />
        );
      })}
      {lines.baselines.map(({ date, x }) => (
        <path
          key={date}
          {...stroke}
          d={`M${x} 0V100`}
          stroke="var(--p-ink-3)"
          strokeWidth="1"
          strokeDasharray="2 3"
        />
      ))}
      {hasTarget && (
        <polyline
          {...stroke}
          points={lines.target}
          stroke={green}
          strokeWidth="1.75"
          strokeDasharray="6 4"
        />
      )}
      {lines.open.map(({ points, isJump }) => (
        <polyline
          key={points}
          {...stroke}
          points={points}
          stroke="var(--p-ink)"
          strokeWidth={isJump ? 1 : 1.75}
          {...(isJump && { strokeDasharray: '1 3' })}
        />
      ))}
    </svg>
  );
}
