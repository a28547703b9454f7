import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  FindingsChart,
  NamedCountChart,
  RepositoryChart,
  SeverityCounts,
  SupplyChainChart,
} from '@/shared/api/generated/model';
import { severities } from '#domain/finding-filters';
import { type ChartPicture, type ChartTable, severityColors } from '@/shared/ui/chart';
import { severityNames } from '@/shared/ui/severity';
import type { WorstRow } from './worst';

// The numbers of each card, as its table and its exports show them.

const severityColumns = (i18n: I18n) =>
  severities.map((severity) => i18n._(severityNames[severity]));
const countsOf = (counts: SeverityCounts) => severities.map((severity) => counts[severity]);

/** The severities as series, starting at this column. */
const seriesFrom = (first: number): ChartPicture['series'] =>
  severities.map((severity, index) => ({ column: first + index, color: severityColors[severity] }));

export const trendPicture: ChartPicture = { kind: 'lines', series: seriesFrom(1) };
export const repositoryPicture: ChartPicture = { kind: 'bars', series: seriesFrom(1) };
export const namedPicture: ChartPicture = { kind: 'bars', series: seriesFrom(2) };

export const trendTable = (i18n: I18n, { series }: FindingsChart): ChartTable => ({
  columns: [i18n._(msg`Day`), ...severityColumns(i18n)],
  rows: series.map((point) => [point.date, ...countsOf(point)]),
});

/** Includes the numbers of found and fixed findings per day. */
export function trendWithChangesTable(i18n: I18n, data: FindingsChart): ChartTable {
  const { columns, rows } = trendTable(i18n, data);
  return {
    columns: [...columns, i18n._(msg`New`), i18n._(msg`Fixed`)],
    rows: rows.map((row, index) => [
      ...row,
      data.changes[index]?.found ?? 0,
      data.changes[index]?.fixed ?? 0,
    ]),
  };
}

export const repositoryTable = (i18n: I18n, { data }: RepositoryChart): ChartTable => ({
  columns: [i18n._(msg`Repository`), ...severityColumns(i18n), i18n._(msg`Total`)],
  rows: data.map(({ repository, severity, total }) => [
    repository.nickname,
    ...countsOf(severity),
    total,
  ]),
});

export const teamPicture: ChartPicture = { kind: 'bars', series: seriesFrom(1).slice(0, 2) };
export const teamTable = (i18n: I18n, rows: readonly WorstRow[]): ChartTable => ({
  columns: [
    i18n._(msg`Team`),
    ...severityColumns(i18n).slice(0, 2),
    i18n._(msg`Reachable`),
    i18n._(msg`Open`),
    i18n._(msg`Overdue`),
  ],
  rows: rows.map(({ name, critical, high, reachable, open, overdue }) => [
    name,
    critical,
    high,
    reachable,
    open,
    overdue,
  ]),
});

export const namedTable = (i18n: I18n, { data }: Pick<NamedCountChart, 'data'>): ChartTable => ({
  columns: [i18n._(msg`Key`), i18n._(msg`Name`), ...severityColumns(i18n), i18n._(msg`Total`)],
  rows: data.map(({ key, label, severity, total }) => [key, label, ...countsOf(severity), total]),
});

export const slsaTable = (i18n: I18n, { data }: SupplyChainChart): ChartTable =>
  namedTable(i18n, {
    data: data
      .flatMap(({ threats }) => threats)
      .sort((one, other) => one.key.localeCompare(other.key)),
  });
