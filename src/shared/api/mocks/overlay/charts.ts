import { severities, slsaThreats } from '#domain/finding-filters';
import { sumSeverities } from '#domain/severity-counts';
import type {
  DayOfChanges,
  Finding,
  NamedCount,
  SeriesPoint,
  TargetCourse,
} from '../../generated/model';
import { countOpen, isOpen, noCounts } from '../data/counts';
import {
  getGetFindingsChartResponseMock,
  getGetTotalFindingsChartResponseMock,
} from '../generated/charts/charts.msw';
import { dayMs, today } from '../data/today';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { requestedFindings } from './visible';

const spans: Readonly<Record<string, number>> = {
  last_visit: 2,
  '7d': 7,
  '30d': 30,
  '90d': 90,
  '365d': 365,
};

export const daysOfPeriod = ({ searchParams }: URL): number =>
  spans[searchParams.get('period') ?? '30d'] ?? 30;

/** The open findings at the end of each day: those that were first seen until then. */
const seriesOf = (findings: readonly Finding[], days: number): SeriesPoint[] => {
  const first = today() - (days - 1) * dayMs;
  const added = Array.from({ length: days }, noCounts);
  for (const { attributes: a } of findings.filter(isOpen)) {
    const day = Math.ceil((Date.parse(a.first_seen_at) - first) / dayMs);
    const counts = added[Math.max(0, day)];
    if (counts) counts[a.severity] += 1;
  }
  const open = noCounts();
  return added.map((counts, index) => {
    for (const severity of severities) open[severity] += counts[severity];
    return { date: new Date(first + index * dayMs).toISOString().slice(0, 10), ...open };
  });
};

/**
 * The open findings that are not overdue. The mock's fixes have no time that could be before their
 * due date.
 */
const targetOf = (findings: readonly Finding[], series: readonly SeriesPoint[]): TargetCourse => {
  const due = findings
    .filter(isOpen)
    .flatMap(({ attributes: { due_at: at } }) => at ?? [])
    .toSorted();
  let late = 0;
  const courses = series.map((point) => {
    while ((due[late] ?? '9999') < point.date) late += 1;
    return { date: point.date, total: sumSeverities(point) - late };
  });
  return { series: courses, late, early: 0, is_exact: true };
};

const countOf = (days: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
};

const changesOf = (
  findings: readonly Finding[],
  series: readonly SeriesPoint[],
): DayOfChanges[] => {
  const dayOf = (at: string) => at.slice(0, 10);
  const found = countOf(findings.map(({ attributes: a }) => dayOf(a.first_seen_at)));
  const fixed = countOf(
    findings.flatMap(({ attributes: a }) => (a.status === 'fixed' ? dayOf(a.last_seen_at) : [])),
  );
  return series.map(({ date }) => ({
    date,
    found: found.get(date) ?? 0,
    fixed: fixed.get(date) ?? 0,
  }));
};

const countBy = (
  findings: readonly Finding[],
  keys: readonly string[],
  keysOf: (finding: Finding) => readonly string[],
): NamedCount[] => {
  const counts = new Map(keys.map((key) => [key, noCounts()]));
  for (const finding of findings.filter(isOpen))
    for (const key of new Set(keysOf(finding))) {
      const own = counts.get(key);
      if (own) own[finding.attributes.severity] += 1;
    }
  return [...counts].map(([key, severity]) => ({
    key,
    label: key,
    total: sumSeverities(severity),
    severity,
  }));
};

const limitOf = ({ url }: Request): number => Number(new URL(url).searchParams.get('limit') ?? 10);

export function chartsOverlay(state: MockState) {
  const asked = (request: Request) => {
    const url = new URL(request.url);
    return {
      findings: requestedFindings(state, request, url),
      days: daysOfPeriod(url),
    };
  };
  return {
    getTotalFindingsChart: ({ request }) => {
      const { findings, days } = asked(request);
      const having = (status: string) =>
        findings.filter(({ attributes }) => attributes.status === status).length;
      const { data } = getGetTotalFindingsChartResponseMock();
      return {
        data: {
          ...data,
          total: findings.length,
          open: having('open'),
          in_progress: having('in_progress'),
          fixed: having('fixed'),
          risk_accepted: having('risk_accepted'),
          false_positive: findings.filter(({ attributes }) => attributes.false_positive).length,
          severity: countOpen(findings),
          series: seriesOf(findings, days),
          baselines: [],
        },
      };
    },
    getFindingsChart: ({ request }) => {
      const { findings, days } = asked(request);
      const series = seriesOf(findings, days);
      const { data } = getGetFindingsChartResponseMock();
      return {
        data: {
          ...data,
          severity: countOpen(findings),
          series,
          baselines: [],
          changes: changesOf(findings, series),
          target: targetOf(findings, series),
          is_exact: true,
        },
      };
    },
    getFindingsByRepositoryChart: ({ request }) => {
      const { findings } = asked(request);
      const byId = countBy(
        findings,
        state.repositories.map(({ id }) => id),
        ({ attributes }) => [attributes.repository.id],
      );
      const rows = state.repositories.map(({ id, attributes: { nickname } }, index) => {
        const { total = 0, severity = noCounts() } = byId[index] ?? {};
        return { repository: { id, nickname }, total, severity };
      });
      return {
        data: rows.toSorted((one, other) => other.total - one.total).slice(0, limitOf(request)),
        is_exact: true,
      };
    },
    getFindingTypes: ({ request }) => {
      const { findings } = asked(request);
      const types = [...new Set(findings.flatMap(({ attributes }) => attributes.type ?? []))];
      const rows = countBy(findings, types, ({ attributes }) => [attributes.type ?? '']);
      return {
        data: rows
          .filter(({ total }) => total > 0)
          .toSorted((one, other) => other.total - one.total)
          .slice(0, limitOf(request)),
        is_exact: true,
      };
    },
    getSlsaThreats: ({ request }) => ({
      data: countBy(
        asked(request).findings,
        slsaThreats,
        ({ attributes }) => attributes.slsa_threats,
      ),
      is_exact: true,
    }),
    getOwasps: ({ request }) => {
      const { findings } = asked(request);
      const keys = [...new Set(findings.flatMap(({ attributes }) => attributes.owasp))].toSorted();
      return {
        data: countBy(findings, keys, ({ attributes }) => attributes.owasp),
        is_exact: true,
      };
    },
  } satisfies Overlay;
}
