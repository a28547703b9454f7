// Compares with the findings that would be open if each had been fixed on its due date: overdue
// findings are above that target, findings fixed before their due date are below it. Findings
// closed by a decision count neither way from then on, because no work was saved.
import { sql } from 'drizzle-orm';
import { sumSeverities } from '#domain/severity-counts';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { today } from '../../../platform/db/periods.ts';
import type { ChartSource } from './chart-source.ts';

type Schemas = components['schemas'];

type Day = { date: string; late: number; early: number };

const dayOf = (column: 'due_at' | 'closed_at') => sql.raw(`(f.${column} at time zone 'UTC')::date`);

/**
 * A finding is late from its due date until it is closed, and early from its fix until its due
 * date. Findings due later today are not late yet.
 */
export const targetOf = async (
  tx: Tx,
  { from, isExact }: ChartSource,
  open: readonly Schemas['SeriesPoint'][],
): Promise<Schemas['TargetCourse']> => {
  const dueDay = sql`(case when f.due_at > now() then greatest(${dayOf('due_at')}, ${today} + 1) else ${dayOf('due_at')} end)`;
  const { rows } = await tx.execute<Day>(sql`
    with due as materialized (select f.due_at, f.closed_at, f.n, ${dueDay} as due_day, ${dayOf('closed_at')} as closed_day, is_mended(f.status, f.false_positive) as mended from ${from} f where f.due_at is not null),
    changes as (
      select due_day as day, n as late, 0 as early from due where closed_day is null or closed_day > due_day
      union all select closed_day, -n, 0 from due where closed_day > due_day
      union all select closed_day, 0, n from due where mended and closed_day < due_day
      union all select due_day, 0, -n from due where mended and closed_day < due_day
    ),
    calendar as (select d::date as day from generate_series(${today} - ${open.length - 1}::int, ${today}, interval '1 day') as d)
    select to_char(c.day, 'YYYY-MM-DD') as date, coalesce(sum(x.late), 0)::int as late, coalesce(sum(x.early), 0)::int as early
    from calendar c left join changes x on x.day <= c.day group by c.day order by c.day`);
  const days = new Map(rows.map((row) => [row.date, row]));
  const last = rows.at(-1);
  return {
    series: open.map((point) => {
      const { late = 0, early = 0 } = days.get(point.date) ?? {};
      return { date: point.date, total: Math.max(0, sumSeverities(point) - late + early) };
    }),
    late: last?.late ?? 0,
    early: last?.early ?? 0,
    is_exact: isExact,
  };
};
