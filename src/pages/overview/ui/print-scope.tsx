import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { overviewQueries } from '../api/overview-queries';
import type { OverviewSearch } from '../model/overview-search';

/** Prints the period and scope, which the screen shows by its controls. */
export function PrintScope({ search }: { search: OverviewSearch }) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(overviewQueries.trend(search));
  const [first, last] = [data?.series[0], data?.series.at(-1)];
  if (!first || !last) return null;
  const day = (date: string) => i18n.date(date, { dateStyle: 'long', timeZone: 'UTC' });
  const scope = search.repository ?? t`whole organisation`;
  return (
    <p className="overview-scope text-sm text-ink-2">
      <Trans>
        {day(first.date)} to {day(last.date)}, {scope}
      </Trans>
    </p>
  );
}
