import { sql, type SQL } from 'drizzle-orm';
import { sumSeverities } from '#domain/severity-counts';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { firstDayOf, firstReportDays, today } from '../../../platform/db/periods.ts';

type Schemas = components['schemas'];
type SeverityCounts = Schemas['SeverityCounts'];
type SeriesPoint = Schemas['SeriesPoint'];

export const bySeverity = sql.raw(
  ['critical', 'high', 'medium', 'low', 'info']
    .map(
      (severity) =>
        `coalesce(sum(f.n) filter (where f.severity = '${severity}'), 0)::int as ${severity}`,
    )
    .join(', '),
);

export type Breakdown = SeverityCounts & { key: string; total: number };

export const severityOf = ({
  critical,
  high,
  medium,
  low,
  info,
}: SeverityCounts): SeverityCounts => ({ critical, high, medium, low, info });

/** Sums by one expression, largest first. */
export const getBreakdown = async (
  tx: Tx,
  from: SQL,
  key: SQL,
  where: SQL,
  limit: number,
): Promise<Breakdown[]> => {
  const { rows } = await tx.execute<Breakdown>(sql`
    select ${key} as key, sum(f.n)::int as total, ${bySeverity} from ${from} f where ${where} group by 1 having sum(f.n) > 0 order by 2 desc, 1 limit ${limit}`);
  return rows;
};

export type Totals = SeverityCounts &
  Record<
    'total' | 'open' | 'in_progress' | 'fixed' | 'risk_accepted' | 'false_positive' | 'kev',
    number
  >;

export const getTotals = async (tx: Tx, from: SQL, isOpen: SQL): Promise<Totals> => {
  const of = (condition: SQL) => sql`coalesce(sum(f.n) filter (where ${condition}), 0)::int`;
  const { rows } = await tx.execute<Totals>(sql`
    select ${of(sql`true`)} as total, ${of(sql`f.status = 'open' and ${isOpen}`)} as open, ${of(sql`f.status = 'in_progress' and ${isOpen}`)} as in_progress,
      ${of(sql`f.status = 'fixed'`)} as fixed, ${of(sql`f.status = 'risk_accepted'`)} as risk_accepted, ${of(sql`f.false_positive`)} as false_positive, ${of(sql`f.kev and ${isOpen}`)} as kev,
      ${sql.join(
        (['critical', 'high', 'medium', 'low', 'info'] as const).map(
          (severity) =>
            sql`${of(sql`f.severity = ${severity} and ${isOpen}`)} as ${sql.raw(severity)}`,
        ),
        sql`, `,
      )}
    from (select f.severity, f.status, f.false_positive, f.is_duplicate, f.kev, sum(f.n) as n from ${from} f group by 1, 2, 3, 4, 5) f`);
  const [row] = rows;
  if (!row) throw new Error('An aggregate without a row.');
  return row;
};

const meanDays = (hours: number, fixed: number): number | null =>
  fixed > 0 ? Math.max(0, Math.round((hours / fixed / 24) * 10) / 10) : null;

/**
 * Findings of the day of their repository's first report existed before, so they do not count as
 * new.
 */
const baselines = async (
  tx: Tx,
  clientId: string,
  from: SQL,
  first: SQL,
): Promise<SeriesPoint[]> => {
  const opened = (severity: string) =>
    sql.raw(
      `coalesce(sum(f.opened) filter (where f.severity = '${severity}'), 0)::int as ${severity}`,
    );
  const { rows } = await tx.execute<SeriesPoint>(sql`
    with begun as ${firstReportDays(clientId)}
    select to_char(f.day, 'YYYY-MM-DD') as date, ${sql.join(['critical', 'high', 'medium', 'low', 'info'].map(opened), sql`, `)}
    from ${from} f join begun b on b.repository_id = f.repository_id and b.day = f.day
    where f.day >= ${first} group by f.day having sum(f.opened) > 0 order by f.day`);
  return rows;
};

/** The number open at the end of each of the last `days` days, and the changes within them. */
export const listDailyCounts = async (
  tx: Tx,
  clientId: string,
  from: SQL,
  days: number,
): Promise<{
  series: SeriesPoint[];
  baselines: SeriesPoint[];
  changes: Schemas['DayOfChanges'][];
  found: number;
  fixed: number;
  meanDaysToFix: number | null;
}> => {
  const net = (severity: string) =>
    sql.raw(
      `coalesce(sum(opened - closed) filter (where severity = '${severity}'), 0)::int as ${severity}`,
    );
  const first = firstDayOf(days);
  const { rows } = await tx.execute<
    SeriesPoint & { opened: number; fixed: number; hours: number }
  >(sql`
    with changes as (select greatest(day, ${first} - 1) as day, severity, opened, closed, fixed, fix_hours from ${from} f),
    calendar as (select d::date as day from generate_series(${first} - 1, ${today}, interval '1 day') as d),
    daily as (
      select c.day, ${sql.join(['critical', 'high', 'medium', 'low', 'info'].map(net), sql`, `)},
        coalesce(sum(opened), 0)::int as opened, coalesce(sum(fixed), 0)::int as fixed, coalesce(sum(fix_hours), 0)::float8 as hours
      from calendar c left join changes x on x.day = c.day group by c.day
    )
    select to_char(day, 'YYYY-MM-DD') as date, ${sql.raw(['critical', 'high', 'medium', 'low', 'info'].map((s) => `greatest(0, sum(${s}) over w)::int as ${s}`).join(', '))}, opened, fixed, hours
    from daily window w as (order by day) order by day`);
  const within = rows.slice(1);
  const sum = (key: 'opened' | 'fixed' | 'hours') =>
    within.reduce((total, row) => total + row[key], 0);
  const fixed = sum('fixed');
  const brought = await baselines(tx, clientId, from, first);
  const broughtOn = new Map(brought.map((point) => [point.date, sumSeverities(point)]));
  return {
    series: within.map(({ date, critical, high, medium, low, info }) => ({
      date,
      critical,
      high,
      medium,
      low,
      info,
    })),
    baselines: brought,
    changes: within.map((row) => ({
      date: row.date,
      found: Math.max(0, row.opened - (broughtOn.get(row.date) ?? 0)),
      fixed: row.fixed,
    })),
    found: sum('opened') - brought.reduce((total, point) => total + sumSeverities(point), 0),
    fixed,
    meanDaysToFix: meanDays(sum('hours'), fixed),
  };
};

type Fixes = {
  severity: keyof SeverityCounts;
  fixed: number;
  hours: number;
  fixed_before: number;
  hours_before: number;
};

/**
 * Days to fix of the findings fixed within the last `span` days, by severity, and overall in the
 * same number of days before.
 */
export const getDaysToFix = async (
  tx: Tx,
  from: SQL,
  span: number,
): Promise<{ bySeverity: Schemas['SeverityDays']; before: number | null }> => {
  const first = firstDayOf(span);
  const of = (value: string, condition: SQL) =>
    sql`coalesce(sum(${sql.raw(value)}) filter (where ${condition}), 0)::float8`;
  const [within, earlier] = [sql`f.day >= ${first}`, sql`f.day < ${first}`];
  const { rows } = await tx.execute<Fixes>(sql`
    select f.severity, ${of('f.fixed', within)} as fixed, ${of('f.fix_hours', within)} as hours, ${of('f.fixed', earlier)} as fixed_before, ${of('f.fix_hours', earlier)} as hours_before
    from ${from} f where f.day >= ${first} - ${span}::int group by 1`);
  const meanOf = (severity: keyof SeverityCounts) => {
    const row = rows.find((each) => each.severity === severity);
    return row ? meanDays(row.hours, row.fixed) : null;
  };
  const sum = (key: 'fixed_before' | 'hours_before') =>
    rows.reduce((total, row) => total + row[key], 0);
  return {
    bySeverity: {
      critical: meanOf('critical'),
      high: meanOf('high'),
      medium: meanOf('medium'),
      low: meanOf('low'),
      info: meanOf('info'),
    },
    before: meanDays(sum('hours_before'), sum('fixed_before')),
  };
};
