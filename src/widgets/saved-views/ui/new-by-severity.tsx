import { useLingui } from '@lingui/react/macro';
import { filtersOf, type FindingsSearch } from '@/entities/finding';
import type { FindingCount } from '@/shared/api/generated/model';
import { totalText } from '@/shared/lib/count';
import { cx } from '@/shared/lib/cx';
import { severities, SeverityGlyph, severityNames } from '@/shared/ui/severity';
import { ofSeverity, withSeverity } from '../model/strip-queries';
import { CountBar } from './count-bar';

interface NewBySeverityProps {
  search: FindingsSearch;
  onSearch: (search: FindingsSearch) => void;
  countOf: (query: FindingsSearch) => FindingCount | undefined;
}

/**
 * The new findings by severity, which is also a filter. Severities without findings are not
 * offered.
 */
export function NewBySeverity({ search, onSearch, countOf }: NewBySeverityProps) {
  const { t, i18n } = useLingui();
  const chosen = filtersOf(search).severity ?? [];
  const counted = severities.map((severity) => ({
    severity,
    count: countOf(ofSeverity(search, severity)),
  }));
  if (counted.some(({ count }) => count === undefined)) return <CountBar />;
  return (
    <ul aria-label={t`New findings by severity`} className="flex flex-wrap gap-1">
      {counted.map(({ severity, count }) => {
        const isChosen = chosen.includes(severity);
        if (!count || (count.total === 0 && !isChosen)) return null;
        const number = totalText(i18n, count);
        return (
          <li key={severity}>
            <button
              type="button"
              aria-pressed={isChosen}
              title={i18n._(severityNames[severity])}
              className={cx(
                'inline-flex min-h-6 items-center gap-1 rounded-sm px-2 num',
                isChosen ? 'bg-selected font-medium text-ink' : 'hover:bg-hover hover:text-ink',
              )}
              onClick={() => onSearch(withSeverity(search, chosen, severity))}
            >
              <SeverityGlyph severity={severity} />
              {number}
              <span className="sr-only"> {i18n._(severityNames[severity])}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
