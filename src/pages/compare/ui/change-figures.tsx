import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FindingComparison } from '@/shared/api/generated/model';
import { Card } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { severities, type SeverityCounts, SeverityGlyph } from '@/shared/ui/severity';
import { signedNumber } from '@/shared/lib/signed-number';
import type { FindingComparison as Compared } from '#domain/finding-comparison';
import { ChangeCountsTable } from './change-counts-table';
import { ChangeMark } from './change-mark';
import { ChangePicture } from './change-picture';
import { GateLine } from './gate-line';

interface ChangeFiguresProps {
  data: FindingComparison;
  comparison: Compared;
  before: string;
  after: string;
}

/** The divider is on the left beside the figures, or above if they wrap. */
const edges = '-1px 0 0 var(--p-line), 0 -1px 0 var(--p-line)';

/** New, gone and kept findings by severity, both sides on one scale, and the gate's result. */
export function ChangeFigures({ data, comparison, before, after }: ChangeFiguresProps) {
  const { t, i18n } = useLingui();
  const [isTable, setIsTable] = useState(false);
  const priority = (value: number | null) => (value === null ? '–' : i18n.number(value));
  const onOneSide = [...data.before.tools, ...data.after.tools].filter(
    (tool) => !(data.before.tools.includes(tool) && data.after.tools.includes(tool)),
  );
  const grown = data.after.total - data.before.total;
  const isDrawn = data.before.total > 0 && data.after.total > 0;
  return (
    <Card role="region" aria-label={t`Result`} className="flex flex-wrap overflow-hidden">
      <div className="flex min-w-0 flex-col" style={{ flex: '3 1 26rem' }}>
        <div className="grid grid-cols-3 divide-x divide-line border-b border-line">
          {(['new', 'gone', 'kept'] as const).map((change) => (
            <div key={change} className="min-w-0 p-3">
              <ChangeMark change={change} />
              <p className="mt-1.5 text-2xl font-semibold num">{i18n.number(data[change].total)}</p>
              <BySeverity counts={data[change].severity} />
            </div>
          ))}
        </div>
        <dl className="flex flex-1 flex-wrap gap-x-8 gap-y-2 p-4 text-sm">
          <div>
            <dt className="text-xs text-ink-3">
              <Trans>Compared findings</Trans>
            </dt>
            <dd className="num">
              {i18n.number(data.before.total)} → {i18n.number(data.after.total)}{' '}
              <span
                className={
                  grown > 0 ? 'text-danger-text' : grown < 0 ? 'text-ok-text' : 'text-ink-3'
                }
              >
                {grown === 0 ? t`no change` : signedNumber(i18n, grown)}
              </span>
            </dd>
          </div>
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
        <GateLine comparison={comparison} />
      </div>
      {isDrawn && (
        <div
          className="flex min-w-0 flex-col justify-center p-4"
          style={{ flex: '1 1 16rem', boxShadow: edges }}
        >
          {isTable ? (
            <ChangeCountsTable data={data} />
          ) : (
            <ChangePicture data={data} before={before} after={after} />
          )}
          <p data-noprint className="mt-1 text-center text-xs text-ink-3">
            {!isTable && <Trans>Heights are to scale.</Trans>}{' '}
            <button
              type="button"
              className={`${linkStyles.action} min-h-6`}
              onClick={() => setIsTable(!isTable)}
            >
              {isTable ? <Trans>View as picture</Trans> : <Trans>View as table</Trans>}
            </button>
          </p>
        </div>
      )}
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
