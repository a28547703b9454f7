import { withFilter, withFilters, type FindingsSearch } from '@/entities/finding';
import { severities, type Severity } from '#domain/finding-filters';

const dayMs = 86_400_000;

/** The start of a period of this many days in UTC, as the server counts. */
const beginningOf = (days: number): string => {
  const now = Date.now();
  return new Date(now - (now % dayMs) - (days - 1) * dayMs).toISOString();
};

/** Since when the findings of the search are new; undefined if all of them are. */
export function sinceOf(
  { new_since: moment = '' }: FindingsSearch,
  visit: string | null | undefined,
): string | undefined {
  if (moment === 'last_visit') return visit ?? undefined;
  const days = moment === 'yesterday' ? 2 : Number.parseInt(moment, 10);
  return Number.isNaN(days) ? undefined : beginningOf(days);
}

/** The new findings of one severity, with the other filters unchanged. */
export const ofSeverity = (search: FindingsSearch, severity: Severity): FindingsSearch =>
  withFilters(search, { severity: [severity] });

/** Replaces the filter for new findings by all findings since the day of the first of them. */
export function withFirstReports(search: FindingsSearch, since: string): FindingsSearch {
  const { new_since: _new, ...rest } = search;
  return withFilters(rest, { date_range: { from: since.slice(0, 10) } });
}

/** The queries that the strip above new findings counts. */
export function stripQueries(
  search: FindingsSearch,
  visit: string | null | undefined,
): readonly FindingsSearch[] {
  if (search.new_since === undefined) return [];
  const since = sinceOf(search, visit);
  return [
    ...severities.map((severity) => ofSeverity(search, severity)),
    ...(since === undefined ? [] : [withFirstReports(search, since)]),
  ];
}

/** Adds a severity to the search, or removes it. */
export function withSeverity(
  search: FindingsSearch,
  chosen: readonly Severity[],
  severity: Severity,
): FindingsSearch {
  const next = chosen.includes(severity)
    ? chosen.filter((one) => one !== severity)
    : severities.filter((one) => one === severity || chosen.includes(one));
  return withFilter(search, 'severity', next.length === 0 ? undefined : next);
}
