import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FindingComparison } from '@/shared/api/generated/model';
import { Card } from '@/shared/ui/card';
import { severities, SeverityBar, type SeverityCounts, SeverityGlyph } from '@/shared/ui/severity';
import type { FindingComparison as Compared } from '#domain/finding-comparison';
import { ChangeMark } from './change-mark';
import { GateLine } from './gate-line';

interface ChangeFiguresProps {
  data: FindingComparison;
  comparison: Compared;
  before: string;
  after: string;
}

const sumOf = (one: SeverityCounts, other: SeverityCounts): SeverityCounts => ({
  critical: one.critical + other.critical,
  high: one.high + other.high,
  medium: one.medium + other.medium,
  low: one.low + other.low,
  info: one.info + other.info,
});

/** New, gone and kept by severity, and both sides as bars on one scale. */
export function ChangeFigures({ data, comparison, before, after }: ChangeFiguresProps) {
  const { t, i18n } = useLingui();
  const most = Math.max(1, data.before.total, data.after.total);
  const priority = (value: number | null) => (value === null ? '–' : i18n.number(value));
  const onOneSide = [...data.before.tools, ...data.after.tools].filter(
    (tool) => !(data.before.tools.includes(tool) && data.after.tools.includes(tool)),
  );
  const bars = [
    { id: 'before', name: before, side: data.before, other: data.gone },
    { id: 'after', name: after, side: data.after, other: data.new },
  ];
  return (
    <Card role="region" aria-label={t`Result`}>
      <div className="grid grid-cols-3 divide-x divide-line border-b border-line">
        {(['new', 'gone', 'kept'] as const).map((change) => (
          <div key={change} className="min-w-0 p-3">
            <ChangeMark change={change} />
            <p className="mt-1.5 text-2xl font-semibold num">{i18n.number(data[change].total)}</p>
            <BySeverity counts={data[change].severity} />
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-4 p-4 lg:flex-row">
        <ul className="flex min-w-0 flex-1 flex-col gap-2.5">
          {bars.map(({ id, name, side, other }) => (
            <li key={id} className="text-sm">
              <div className="flex justify-between gap-3">
                <span className="truncate font-medium" title={name}>
                  {name}
                </span>
                <span className="num">{i18n.number(side.total)}</span>
              </div>
              <div
                className="mt-1"
                style={{
                  width: `${side.total === 0 ? 0 : Math.max(2, (side.total / most) * 100)}%`,
                }}
              >
                <SeverityBar counts={sumOf(data.kept.severity, other.severity)} height="thick" />
              </div>
            </li>
          ))}
        </ul>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <div>
            <dt className="text-xs text-ink-3">
              <Trans>Highest priority</Trans>
            </dt>
            <dd className="num">
              {priority(data.before.highest_priority)} → {priority(data.after.highest_priority)}
            </dd>
          </div>
          {onOneSide.length > 0 && (
            <div className="min-w-0">
              <dt className="text-xs text-ink-3">
                <Trans>Not compared</Trans>
              </dt>
              <dd>
                <Plural value={data.not_compared} one="# finding" other="# findings" />
                {': '}
                <Trans>only one side has a report of {onOneSide.join(', ')}.</Trans>
              </dd>
            </div>
          )}
        </dl>
      </div>
      <GateLine comparison={comparison} />
    </Card>
  );
}

function BySeverity({ counts }: { counts: SeverityCounts }) {
  const { i18n } = useLingui();
  return (
    <ul className="mt-1 flex min-h-5 flex-wrap gap-x-3 text-xs text-ink-2">
      {severities
        .filter((severity) => counts[severity] > 0)
        .map((severity) => (
          <li key={severity} className="inline-flex items-center gap-1 num">
            <SeverityGlyph severity={severity} />
            {i18n.number(counts[severity])}
          </li>
        ))}
    </ul>
  );
}
