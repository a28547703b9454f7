import { slsaThreats } from '#domain/finding-filters';
import { sumSeverities } from '#domain/severity-counts';
import type {
  DayOfChanges,
  Finding,
  NamedCount,
  SeriesPoint,
  TargetCourse,
} from '../../generated/model';
import { countOpen } from '../data/counts';
import {
  getGetFindingsChartResponseMock,
  getGetTotalFindingsChartResponseMock,
} from '../generated/charts/charts.msw';
import { dayMs, today } from '../data/today';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { askedFindings } from './visible';

const spans: Readonly<Record<string, number>> = {
  last_visit: 2,
  '7d': 7,
  '30d': 30,
  '90d': 90,
  '365d': 365,
};

export const daysOfPeriod = ({ searchParams }: URL): number =>
  spans[searchParams.get('period') ?? '30d'] ?? 30;

/** Open at the end of each day: what was first seen until then. */
const seriesOf = (findings: readonly Finding[], days: number): SeriesPoint[] =>
  Array.from({ length: days }, (_, index) => {
    const end = today() - (days - 1 - index) * dayMs;
    return {
      date: new Date(end).toISOString().slice(0, 10),
      ...countOpen(
        findings.filter(({ attributes }) => Date.parse(attributes.first_seen_at) <= end),
      ),
    };
  });

/** What is open and not late; the mock's fixes have no day that could be before their due date. */
const targetOf = (findings: readonly Finding[], series: readonly SeriesPoint[]): TargetCourse => {
  const late = (date: string) =>
    sumSeverities(
      countOpen(findings.filter(({ attributes: { due_at: due } }) => due !== null && due < date)),
    );
  return {
    series: series.map((point) => ({
      date: point.date,
      total: sumSeverities(point) - late(point.date),
    })),
    late: late(series.at(-1)?.date ?? ''),
    early: 0,
    is_exact: true,
  };
};

const changesOn = (findings: readonly Finding[], date: string): DayOfChanges => ({
  date,
  found: findings.filter(({ attributes }) => attributes.first_seen_at.startsWith(date)).length,
  fixed: findings.filter(
    ({ attributes: { status, last_seen_at: last } }) => status === 'fixed' && last.startsWith(date),
  ).length,
});

const countBy = (
  findings: readonly Finding[],
  keys: readonly string[],
  keysOf: (finding: Finding) => readonly string[],
): NamedCount[] =>
  keys.map((key) => {
    const severity = countOpen(findings.filter((finding) => keysOf(finding).includes(key)));
    return { key, label: key, total: sumSeverities(severity), severity };
  });

export function chartsOverlay(state: MockState) {
  const asked = (request: Request) => {
    const url = new URL(request.url);
    return {
      findings: askedFindings(state, request, url),
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
          changes: series.map(({ date }) => changesOn(findings, date)),
          target: targetOf(findings, series),
          is_exact: true,
        },
      };
    },
    getFindingsByRepositoryChart: ({ request }) => {
      const { findings } = asked(request);
      const rows = state.repositories.map(({ id, attributes: { nickname } }) => {
        const severity = countOpen(
          findings.filter(({ attributes }) => attributes.repository.id === id),
        );
        return { repository: { id, nickname }, total: sumSeverities(severity), severity };
      });
      return { data: rows.toSorted((one, other) => other.total - one.total), is_exact: true };
    },
    getFindingTypes: ({ request }) => {
      const { findings } = asked(request);
      const types = [...new Set(findings.flatMap(({ attributes }) => attributes.type ?? []))];
      const rows = countBy(findings, types, ({ attributes }) => [attributes.type ?? '']);
      return {
        data: rows
          .filter(({ total }) => total > 0)
          .toSorted((one, other) => other.total - one.total)
          .slice(0, 20),
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
