import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { FindingsSearch } from '@/entities/finding';
import type { FindingsChart } from '@/shared/api/generated/model';
import { severities } from '#domain/finding-filters';
import { cx } from '@/shared/lib/cx';
import { signedNumber } from '@/shared/lib/signed-number';
import { SeverityLabel, severityNames } from '@/shared/ui/severity';
import { Sparkline } from '@/shared/ui/sparkline';
import { overviewQueries } from '../api/overview-queries';
import { baselinesWithin, changeWithin } from '../model/change-within';
import type { OverviewSearch } from '../model/overview-search';
import { trendPicture, trendTable } from '../model/overview-tables';
import { OverviewCard } from './overview-card';

interface TrendCardProps {
  search: OverviewSearch;
  base: FindingsSearch;
}

/** Each severity has its own scale: on a shared one, critical findings would be invisible. */
export function TrendCard({ search, base }: TrendCardProps) {
  const { t, i18n } = useLingui();
  const query = useQuery(overviewQueries.trend(search));
  return (
    <OverviewCard
      title={t`Open findings by severity`}
      note={<Trans>each on its own scale</Trans>}
      query={query}
      rows={4}
      isEmpty={(data) => data.series.length === 0}
      empty={t`Run a scan to see the trend.`}
      chart={{ table: (data) => trendTable(i18n, data), picture: trendPicture }}
    >
      {(data) => <TrendRows data={data} base={base} />}
    </OverviewCard>
  );
}

const drawn = severities.filter((severity) => severity !== 'info');

function TrendRows({ data, base }: { data: FindingsChart; base: FindingsSearch }) {
  const { t, i18n } = useLingui();
  const [first, last] = [data.series[0], data.series.at(-1)];
  const day = (date: string | undefined) =>
    date === undefined ? '' : i18n.date(date, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const firstImports = baselinesWithin(data);
  const firstImportDays = firstImports.map(({ date }) => day(date)).join(', ');
  return (
    <div className="px-4 pt-1.5 pb-2">
      {drawn.map((severity) => {
        const values = data.series.map((point) => point[severity]);
        const name = i18n._(severityNames[severity]);
        return (
          <Link
            key={severity}
            to="/findings/all"
            search={{ ...base, severity }}
            className="grid h-12 grid-cols-[5.5rem_minmax(0,1fr)_3.5rem_3rem] items-center gap-3 border-b border-line last:border-0 hover:bg-hover"
          >
            <SeverityLabel severity={severity} />
            <span className="block h-6 *:h-full *:w-full">
              <Sparkline
                label={t`${name}, from ${values[0] ?? 0} to ${values.at(-1) ?? 0}`}
                values={values}
                tone={severity}
                width={240}
              />
            </span>
            <span className="text-right text-sm font-medium num">
              {i18n.number(data.severity[severity])}
            </span>
            <Change
              first={values[0] ?? 0}
              difference={changeWithin(data, (point) => point[severity])}
            />
          </Link>
        );
      })}
      <div
        aria-hidden
        className="flex justify-between pt-1.5 pr-[8rem] pl-[6.25rem] text-2xs text-ink-3 num"
      >
        <span>{day(first?.date)}</span>
        <span>{day(last?.date)}</span>
      </div>
      {firstImports.length > 0 && (
        <p className="pt-1.5 text-xs text-ink-3">
          <Trans>First imports on {firstImportDays}: left out of the change.</Trans>
        </p>
      )}
    </div>
  );
}

/** Beyond this ratio, the absolute difference is easier to understand. */
const tellingShare = 10;

/** The change relative to the start of the period; absolute if it started near zero. */
function Change({ first, difference }: { first: number; difference: number }) {
  const { i18n } = useLingui();
  const share = first === 0 ? null : difference / first;
  const words =
    share !== null && Math.abs(share) < tellingShare
      ? i18n.number(share, {
          style: 'percent',
          maximumFractionDigits: 0,
          signDisplay: 'exceptZero',
        })
      : signedNumber(i18n, difference, { notation: 'compact' });
  return (
    <span
      className={cx(
        'num text-right text-xs',
        difference < 0 ? 'text-ok-text' : difference > 0 ? 'text-danger-text' : 'text-ink-3',
      )}
    >
      {words}
    </span>
  );
}
