// The changes within a week in the findings that a user can see.
import { sql } from 'drizzle-orm';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { firstReportDays } from '../../../platform/db/periods.ts';
import { isOpenFinding } from '../../../platform/db/open-finding.ts';
import { developerLabel, visibleFindings } from '../../access/index.ts';
import { type MailedFinding, mailedFindingColumns } from './mailed-findings.ts';

export type Viewer = { clientId: string; userId: string };
export type Week = { from: Date; until: Date };

export type WeekTotals = Record<
  | 'open'
  | 'found'
  | 'critical'
  | 'fixed'
  | 'in_time'
  | 'overdue'
  // Change since the start of the week; negative if there are fewer.
  | 'open_change'
  | 'overdue_change'
  // In the previous week. Findings fixed then and open again are not counted.
  | 'found_before'
  | 'fixed_before',
  number
>;
export type MovedRepository = { id: string; name: string; found: number; fixed: number };

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** As in the trends, findings of a repository's first report existed before. */
const changes = ({ clientId }: Viewer, { from, until }: Week) => {
  const within = (column: string) =>
    sql`${sql.raw(column)} >= ${at(from)} and ${sql.raw(column)} < ${at(until)}`;
  return {
    begun: firstReportDays(clientId),
    isFound: sql`${within('f.first_seen_at')} and not f.is_duplicate and b.day is distinct from (f.first_seen_at at time zone 'UTC')::date`,
    /** Part of a first report in this period: it existed before, so it is not a change. */
    isBrought: sql`(b.day >= (${at(from)} at time zone 'UTC')::date and b.day = (f.first_seen_at at time zone 'UTC')::date)`,
    /** Findings closed then and open again count as open throughout. */
    wasOpen: sql`f.first_seen_at < ${at(from)} and (f.closed_at is null or f.closed_at >= ${at(from)}) and not f.is_duplicate`,
    isFixed: sql`f.status = 'fixed' and not f.is_duplicate and ${within('f.closed_at')}`,
  };
};

export const countWeek = async (
  tx: Tx,
  viewer: Viewer,
  scope: Scope,
  week: Week,
  before: Week,
): Promise<WeekTotals> => {
  const { begun, isFound, isFixed, isBrought, wasOpen } = changes(viewer, week);
  const isOverdue = sql`${isOpenFinding} and f.due_at < ${at(week.until)}`;
  const wasBefore = sql`${isBrought} is not true`;
  const earlier = changes(viewer, before);
  const { rows } = await tx.execute<WeekTotals>(sql`
    select count(*) filter (where ${isOpenFinding})::int as open,
      count(*) filter (where ${isFound})::int as found,
      count(*) filter (where ${isFound} and f.severity = 'critical')::int as critical,
      count(*) filter (where ${isFixed})::int as fixed,
      count(*) filter (where ${isFixed} and (f.due_at is null or f.closed_at <= f.due_at))::int as in_time,
      count(*) filter (where ${isOverdue})::int as overdue,
      (count(*) filter (where ${isOpenFinding} and ${wasBefore}) - count(*) filter (where ${wasOpen} and ${wasBefore}))::int as open_change,
      (count(*) filter (where ${isOverdue} and ${wasBefore}) - count(*) filter (where ${wasOpen} and f.due_at < ${at(week.from)} and ${wasBefore}))::int as overdue_change,
      count(*) filter (where ${earlier.isFound})::int as found_before,
      count(*) filter (where ${earlier.isFixed})::int as fixed_before
    from findings f left join ${begun} b on b.repository_id = f.repository_id where ${visibleFindings(viewer, scope)}`);
  const [totals] = rows;
  if (!totals) throw new Error('An aggregate without a row.');
  return totals;
};

/** Repositories with the largest change in the number of findings. */
export const listMoved = async (
  tx: Tx,
  viewer: Viewer,
  scope: Scope,
  week: Week,
  limit: number,
): Promise<MovedRepository[]> => {
  const { begun, isFound, isFixed } = changes(viewer, week);
  const { rows } = await tx.execute<MovedRepository>(sql`
    select * from (
      select f.repository_id as id, min(f.repository_name) as name,
        count(*) filter (where ${isFound})::int as found, count(*) filter (where ${isFixed})::int as fixed
      from findings f left join ${begun} b on b.repository_id = f.repository_id
      where ${visibleFindings(viewer, scope)} group by f.repository_id) moved
    where found <> fixed order by abs(found - fixed) desc, name limit ${limit}`);
  return rows;
};

/** Open findings that are assigned or were sent to the user and are due before a given time. */
export const listOwnDue = async (
  tx: Tx,
  { clientId, userId }: Viewer,
  before: Date,
  limit: number,
): Promise<(MailedFinding & { of: number })[]> => {
  const { rows } = await tx.execute<MailedFinding & { of: number }>(sql`
    select ${mailedFindingColumns}, (count(*) over ())::int as of from findings f
    where f.client_id = ${clientId}::uuid and ${isOpenFinding} and f.due_at < ${at(before)}
      and exists (select from finding_labels own where own.client_id = f.client_id and own.label = ${developerLabel(userId)} and own.finding_id = f.id)
    order by f.due_at, f.priority desc, f.id limit ${limit}`);
  return rows;
};
