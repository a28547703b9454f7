import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FindingRow } from '@/entities/finding';
import type {
  FindingsChart,
  NamedCountChart,
  RepositoryChart,
  SupplyChainChart,
  TotalFindingsChart,
} from '@/shared/api/generated/model';
import { severities } from '#domain/finding-filters';
import type { ChartTable } from '@/shared/ui/chart';
import { severityNames } from '@/shared/ui/severity';
import { newestEdition } from './newest-edition';
import { defaultPeriod, type OverviewSearch } from './overview-search';
import { namedTable, repositoryTable, trendTable, slsaTable } from './overview-tables';

/** The state of the overview at one time. */
export interface ShownOverview {
  search: OverviewSearch;
  at: Date;
  totals: TotalFindingsChart;
  trend: FindingsChart;
  fixFirst: readonly FindingRow[];
  repositories: RepositoryChart;
  owasp: NamedCountChart;
  cicd: NamedCountChart;
  wall: SupplyChainChart;
}

const firstOf = ({
  id,
  attributes: { title, severity, priority, repository, status, due_at },
}: FindingRow) => ({
  id,
  title,
  severity,
  priority,
  repository: repository.nickname,
  status,
  due_at,
});

/** The export as JSON, with the API's names. */
export const overviewDocument = ({
  search,
  at,
  totals: { series: _, ...figures },
  trend,
  fixFirst,
  repositories,
  owasp,
  cicd,
  wall,
}: ShownOverview) => ({
  generated_at: at.toISOString(),
  period: search.period ?? defaultPeriod,
  repository: search.repository ?? null,
  figures,
  trend: trend.series,
  fix_first: fixFirst.map(firstOf),
  repositories: repositories.data,
  owasp: newestEdition(owasp.data),
  owasp_cicd: cicd.data,
  supply_chain: wall.data,
});

type Line = [card: string, row: string, measure: string, value: string | number];

/** One number per line: the cells of a card's table. */
const linesOf = (card: string, { columns, rows }: ChartTable): Line[] =>
  rows.flatMap((row) => {
    const firstNumber = row.findIndex((value) => typeof value === 'number');
    const name = row.slice(0, firstNumber).join(' ');
    return row
      .slice(firstNumber)
      .map((value, index): Line => [card, name, columns[firstNumber + index] ?? '', value]);
  });

/** A single table for all cards, because a CSV file contains only one. */
export const overviewTable = (
  i18n: I18n,
  { search, at, totals, trend, fixFirst, repositories, owasp, cicd, wall }: ShownOverview,
): ChartTable => {
  const figures = i18n._(msg`Key figures`);
  const days = i18n._(msg`Mean time to remediate`);
  const daysOf = (value: number | null): string | number => value ?? '';
  const open: Line[] = [
    [figures, '', i18n._(msg`Created`), at.toISOString()],
    [figures, '', i18n._(msg`Period`), search.period ?? defaultPeriod],
    [figures, '', i18n._(msg`Repository`), search.repository ?? i18n._(msg`All repositories`)],
    [figures, '', i18n._(msg`Open findings`), totals.open + totals.in_progress],
    ...severities.map((severity): Line => [
      figures,
      i18n._(severityNames[severity]),
      i18n._(msg`Open findings`),
      totals.severity[severity],
    ]),
    [figures, '', days, daysOf(totals.mean_days_to_fix)],
    ...severities.map((severity): Line => [
      figures,
      i18n._(severityNames[severity]),
      days,
      daysOf(totals.mean_days_to_fix_by_severity[severity]),
    ]),
    [figures, '', i18n._(msg`Over SLA`), totals.overdue],
    ...severities.map((severity): Line => [
      figures,
      i18n._(severityNames[severity]),
      i18n._(msg`Over SLA`),
      totals.due_by_severity[severity].overdue,
    ]),
    [figures, '', i18n._(msg`Due soon`), totals.due_soon],
    ...severities.map((severity): Line => [
      figures,
      i18n._(severityNames[severity]),
      i18n._(msg`Due soon`),
      totals.due_by_severity[severity].due_soon,
    ]),
    [figures, '', i18n._(msg`Known exploited`), totals.kev],
  ];
  return {
    columns: [i18n._(msg`Card`), i18n._(msg`Row`), i18n._(msg`Measure`), i18n._(msg`Value`)],
    rows: [
      ...open,
      ...linesOf(i18n._(msg`Open findings by severity`), trendTable(i18n, trend)),
      ...fixFirst.map(({ attributes: { title, repository, priority } }): Line => [
        i18n._(msg`Fix first`),
        `${title} (${repository.nickname})`,
        i18n._(msg`Priority`),
        priority,
      ]),
      ...linesOf(i18n._(msg`SLSA overview`), slsaTable(i18n, wall)),
      ...linesOf(i18n._(msg`Findings by repository`), repositoryTable(i18n, repositories)),
      ...linesOf(i18n._(msg`OWASP Top 10`), namedTable(i18n, { data: newestEdition(owasp.data) })),
      ...linesOf(i18n._(msg`OWASP CI/CD Top 10`), namedTable(i18n, cicd)),
    ],
  };
};
