// Changes of findings within a period. Findings of a repository's first report existed before, so
// they do not count as new, as in the charts' history (charts.repo.ts).
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { isOpenFinding } from '../../../platform/db/open-finding.ts';
import { firstDayOf, firstReportDays } from '../../../platform/db/periods.ts';

type Sums = { key: string; found: number; closed: number; before: number };

/**
 * @param daily rows of `dailySource`, with the alias `f`
 * @param key expression to group by
 */
export const sumChanges = async (
  tx: Tx,
  clientId: string,
  daily: SQL,
  days: number,
  key: SQL = sql`''`,
): Promise<Sums[]> => {
  const first = firstDayOf(days);
  const { rows } = await tx.execute<Sums>(sql`
    with begun as ${firstReportDays(clientId)}
    select ${key} as key, greatest(0, coalesce(sum(f.opened) filter (where f.day >= ${first} and b.day is distinct from f.day), 0))::int as found,
      greatest(0, coalesce(sum(f.closed) filter (where f.day >= ${first}), 0))::int as closed, greatest(0, coalesce(sum(f.opened) filter (where f.day < ${first}), 0))::int as before
    from ${daily} f left join begun b on b.repository_id = f.repository_id group by 1`);
  return rows;
};

/**
 * How many more findings are overdue than before the period.
 *
 * @param from rows of `rowSource`, with the alias `f`
 */
export const changeOfOverdue = async (
  tx: Tx,
  clientId: string,
  from: SQL,
  days: number,
): Promise<number> => {
  const first = firstDayOf(days);
  const start = sql`(${first}::timestamp at time zone 'UTC')`;
  const isBrought = sql`(b.day >= ${first} and b.day = (f.first_seen_at at time zone 'UTC')::date)`;
  const { rows } = await tx.execute<{ change: number }>(sql`
    with begun as ${firstReportDays(clientId)}
    select (coalesce(sum(f.n) filter (where ${isOpenFinding} and f.due_at < now() and ${isBrought} is not true), 0)
      - coalesce(sum(f.n) filter (where f.due_at < ${start} and (f.closed_at is null or f.closed_at >= ${start})), 0))::int as change
    from ${from} f left join begun b on b.repository_id = f.repository_id where f.due_at is not null and not f.is_duplicate`);
  return rows[0]?.change ?? 0;
};
