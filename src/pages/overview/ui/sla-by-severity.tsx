import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FindingsSearch } from '@/entities/finding';
import type { TotalFindingsChart } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { severities } from '#domain/finding-filters';
import { SeverityGlyph, severityNames } from '@/shared/ui/severity';
import { percentOnTime } from '../model/percent-on-time';

interface SlaBySeverityProps {
  totals: Pick<
    TotalFindingsChart,
    'open' | 'in_progress' | 'severity' | 'overdue' | 'due_by_severity'
  >;
  /** The search that all linked lists have in common. */
  base: FindingsSearch;
}

/**
 * The severities' share of findings in time; a below-average one is marked. Each links to its
 * overdue findings, or else to all of them.
 */
export function SlaBySeverity({
  totals: {
    open,
    in_progress: begun,
    severity: openOf,
    overdue: allOverdue,
    due_by_severity: dueOf,
  },
  base,
}: SlaBySeverityProps) {
  const { t, i18n } = useLingui();
  // Info findings have no due date.
  const shown = severities.filter((severity) => severity !== 'info' && openOf[severity] > 0);
  if (shown.length === 0) return null;
  const whole = percentOnTime(open + begun, allOverdue) ?? 1;
  const shareOf = (severity: (typeof shown)[number]) =>
    percentOnTime(openOf[severity], dueOf[severity].overdue) ?? 1;
  return (
    <table>
      <caption className="sr-only">{t`Within SLA by severity`}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t`Status`}</span>
          </th>
          {shown.map((severity) => (
            <th
              key={severity}
              scope="col"
              className="pr-2 text-left leading-none last:pr-0 sm:pr-4"
            >
              <SeverityGlyph severity={severity} />
              <span className="sr-only">{i18n._(severityNames[severity])}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <span className="sr-only">{t`Within SLA`}</span>
          </th>
          {shown.map((severity) => {
            const overdue = i18n.number(dueOf[severity].overdue);
            const dueSoon = i18n.number(dueOf[severity].due_soon);
            return (
              <td key={severity} className="pr-2 last:pr-0 sm:pr-4">
                <Link
                  to="/findings/all"
                  search={
                    dueOf[severity].overdue > 0
                      ? { ...base, severity, sla: 'overdue' }
                      : { ...base, severity }
                  }
                  className={cx(
                    'num inline-flex min-h-6 items-center rounded-xs text-xs font-medium hover:underline',
                    shareOf(severity) < whole && 'text-warn-text',
                  )}
                >
                  {i18n.number(shareOf(severity), { style: 'percent', maximumFractionDigits: 0 })}
                  <span className="sr-only">
                    , <Trans>{overdue} over SLA</Trans>, <Trans>{dueSoon} due soon</Trans>
                  </span>
                </Link>
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}
