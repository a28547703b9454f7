import { sql, type SQL } from 'drizzle-orm';
import type { DateSpan, SlaState } from '#domain/finding-filters';
import { dueSoonDays } from '#domain/sla';

const open = sql`f.status in ('open', 'in_progress') and not f.false_positive`;
/** The indexed expression. */
const due = sql.raw('f.due_order');
const soon = sql.raw(`now() + interval '${dueSoonDays} days'`);

/** For findings that can be due. In the index, infinity represents a missing date. */
export const dueConditions: Record<Exclude<SlaState, 'none'>, SQL> = {
  overdue: sql`${due} < now()`,
  due_soon: sql`${due} >= now() and ${due} <= ${soon}`,
  on_track: sql`${due} > ${soon} and ${due} < 'infinity'`,
};

export const slaConditions: Record<SlaState, SQL> = {
  overdue: sql`(${open} and ${dueConditions.overdue})`,
  due_soon: sql`(${open} and ${dueConditions.due_soon})`,
  on_track: sql`(${open} and ${dueConditions.on_track})`,
  none: sql`(f.due_at is null or not (${open}))`,
};

/** Whole days in UTC, both inclusive. Without a first day, overdue findings are included. */
export const isDueWithin = ({ from, to }: DateSpan): SQL =>
  sql`(${due} < ${to === undefined ? sql`'infinity'` : sql`${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`}${from === undefined ? sql`` : sql` and ${due} >= ${`${from}T00:00:00Z`}::timestamptz`})`;

export const isOpenAndDueWithin = (span: DateSpan): SQL => sql`(${open} and ${isDueWithin(span)})`;
