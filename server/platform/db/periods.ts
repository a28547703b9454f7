// Definitions of periods for charts, lists and mails, in UTC.
import { sql, type SQL } from 'drizzle-orm';

export const today = sql`(now() at time zone 'UTC')::date`;

/** The first of this many days, of which today is the last. */
export const firstDayOf = (days: number): SQL => sql`(${today} - ${days - 1}::int)`;

/**
 * The `day` of each repository's first report, by `repository_id`. Findings of that report existed
 * before, so they are not new.
 */
export const firstReportDays = (clientId: string): SQL =>
  sql`(select repository_id, min(day) as day from daily_counts where client_id = ${clientId}::uuid and opened > 0 group by 1)`;
