import { severities, type FindingFilters } from '#domain/finding-filters';
import { type Figure, figureFilters, median, netChange } from '#domain/overview-figures';
import { defaultSlaDays } from '#domain/sla';
import type { Finding } from '../../generated/model';
import { isOwned } from '../data/teams';
import { dayMs, today } from '../data/today';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { daysOfPeriod } from './charts';
import { meetsFilters } from './filter-tests';
import { requestedFindings } from './visible';

type Findings = readonly Finding[];

/** When the mock's findings were closed; only fixed ones have a time. */
const closedAt = ({ attributes: { status, last_seen_at: last } }: Finding): number | null =>
  status === 'fixed' ? Date.parse(last) : null;
const seenAt = ({ attributes }: Finding): number => Date.parse(attributes.first_seen_at);
const isAfter = (at: number | null, start: number): boolean => at !== null && at >= start;

const changeOf = (findings: Findings, start: number) => ({
  found: findings.filter((finding) => isAfter(seenAt(finding), start)).length,
  closed: findings.filter((finding) => isAfter(closedAt(finding), start)).length,
});

const meeting = (findings: Findings, filters: FindingFilters) =>
  findings.filter(meetsFilters(filters));

/** Counts findings that are overdue at a time and not closed by then. */
const overdueAt = (findings: Findings, at: number): number =>
  findings.filter((finding) => {
    const { due_at: due, false_positive: isFalse } = finding.attributes;
    const closed = closedAt(finding);
    return due !== null && !isFalse && Date.parse(due) < at && (closed === null || closed >= at);
  }).length;

const getDaysToFix = (findings: Findings): number | null => {
  const days = findings.map((finding) => ((closedAt(finding) ?? 0) - seenAt(finding)) / dayMs);
  const middle = median(days);
  return middle === null ? null : Math.round(middle * 10) / 10;
};

export function chartChangesOverlay(state: MockState) {
  const asked = (request: Request) => {
    const url = new URL(request.url);
    const days = daysOfPeriod(url);
    return {
      url,
      days,
      start: today() - (days - 1) * dayMs,
      findings: requestedFindings(state, request, url),
    };
  };
  return {
    getFiguresChart: ({ request }) => {
      const { findings, start } = asked(request);
      const figure = (name: Figure) =>
        netChange(changeOf(meeting(findings, figureFilters[name]), start));
      return {
        data: {
          open: netChange(changeOf(findings, start)),
          overdue: overdueAt(findings, Date.now()) - overdueAt(findings, start),
          kev: figure('kev'),
          reachable: figure('reachable'),
          live_secrets: figure('live_secrets'),
          is_exact: true,
        },
      };
    },
    getChangesChart: ({ request }) => {
      const { url, findings, start } = asked(request);
      const of = (name: string, own: Findings) => ({ name, ...changeOf(own, start) });
      if (url.searchParams.get('by') === 'team')
        return {
          data: state.teams.all.map((team) =>
            of(
              team.name,
              findings.filter(({ attributes }) => isOwned(attributes, team)),
            ),
          ),
          is_exact: true,
        };
      const names = new Set(findings.map(({ attributes }) => attributes.repository.nickname));
      return {
        data: [...names]
          .toSorted((one, other) => one.localeCompare(other))
          .map((name) => of(name, meeting(findings, { repository: [name] })))
          .filter(({ found, closed }) => found + closed > 0),
        is_exact: true,
      };
    },
    getFixTimesChart: ({ request }) => {
      const { findings, days, start } = asked(request);
      const before = start - days * dayMs;
      return {
        data: severities.map((severity) => {
          const fixed = meeting(findings, { severity: [severity], status: ['fixed'] });
          const within = fixed.filter((finding) => isAfter(closedAt(finding), start));
          const earlier = fixed.filter(
            (finding) => isAfter(closedAt(finding), before) && !isAfter(closedAt(finding), start),
          );
          return {
            severity,
            fixed: within.length,
            median_days: getDaysToFix(within),
            median_days_before: getDaysToFix(earlier),
            target_days: defaultSlaDays[severity],
          };
        }),
        is_exact: true,
      };
    },
  } satisfies Overlay;
}
