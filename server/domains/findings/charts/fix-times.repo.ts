import { sql, type SQL } from 'drizzle-orm';
import type { Severity } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { firstDayOf } from '../../../platform/db/periods.ts';

export type FixTimes = {
  severity: Severity;
  fixed: number;
  median_days: number | null;
  median_days_before: number | null;
};

/**
 * Days from the first report to the fix, for findings fixed within the period and within the same
 * number of days before; severities without a fix are omitted.
 *
 * @param from rows of `rowSource`, with the alias `f`
 */
export const getMedianDaysToFix = async (tx: Tx, from: SQL, days: number): Promise<FixTimes[]> => {
  const first = firstDayOf(days);
  const median = (isWithin: SQL) =>
    sql`round((percentile_cont(0.5) within group (order by f.days) filter (where ${isWithin}))::numeric, 1)::float8`;
  const { rows } = await tx.execute<FixTimes>(sql`
    select f.severity, coalesce(sum(f.n) filter (where f.day >= ${first}), 0)::int as fixed,
      ${median(sql`f.day >= ${first}`)} as median_days, ${median(sql`f.day < ${first}`)} as median_days_before
    from (
      select f.severity, f.n, (f.closed_at at time zone 'UTC')::date as day, greatest(0, extract(epoch from f.closed_at - f.first_seen_at) / 86400) as days
      from ${from} f where f.closed_at is not null and is_mended(f.status, f.false_positive)
    ) f where f.day >= ${first} - ${days}::int group by 1`);
  return rows;
};
