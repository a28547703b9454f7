import { personColumns } from '../../platform/db/person-columns.ts';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { currentClient } from '../../platform/db/current-client.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { updateUncountedFindings } from '../../platform/db/counted-writes.ts';
import { components, dependencies, repositorySboms } from '../../platform/db/schema/components.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import {
  repositories,
  repositoryMembers,
  scanIgnored,
  scanGroups,
  scans,
} from '../../platform/db/schema/repositories.ts';
import { reviewerNotes } from '../../platform/db/schema/ai-usage.ts';
import { pullRequestSettings } from '../../platform/db/schema/pull-request-settings.ts';
import { pullMappings } from '../../platform/db/schema/pulls.ts';
import {
  codeownersFiles,
  codeownersPaths,
  teamOwnerships,
} from '../../platform/db/schema/teams.ts';
import { isOpenFinding } from '../../platform/db/open-finding.ts';
import { type Severity, severities } from '#domain/finding-filters';
import type { PageRange } from '../../platform/http/paging.ts';
import type { RepositoryRow } from './repository.ts';
import { deleteFindings } from '../findings/records/index.ts';

const of = (severity: Severity): SQL =>
  sql.raw(`coalesce(sum(n) filter (where severity = '${severity}'), 0)::int as ${severity}`);

/** The findings to count: the maintained counts, or individually those that the user can see. */
const counted = (visible: SQL | undefined): SQL =>
  visible === undefined
    ? sql`finding_counts f where ${isOpenFinding}`
    : sql`(select f.client_id, f.repository_id, f.severity, 1 as n from findings f where ${visible} and ${isOpenFinding}) f where true`;

/** The number of open findings of each severity in the repository `r`. */
const openCounts = (visible: SQL | undefined): SQL =>
  sql`select ${sql.join(severities.map(of), sql`, `)} from ${counted(visible)} and f.client_id = r.client_id and f.repository_id = r.id`;

/** Totals of all repositories at once, for sorting. */
const openTotals = (visible: SQL | undefined): SQL =>
  sql`select repository_id, sum(n)::int as total from ${counted(visible)} and f.client_id = ${currentClient} group by repository_id`;

const orders: Readonly<Record<string, SQL>> = {
  nickname: sql`lower(r.nickname)`,
  priority: sql`array_position(array['low','medium','high','critical'], r.priority)`,
  last_scan_at: sql`r.last_scan_at`,
  open_findings: sql`coalesce(c.total, 0)`,
  created_at: sql`r.created_at`,
};

export type RepositoryOrder = { field: string; direction: 'asc' | 'desc' };

const orderBy = ({ field, direction }: RepositoryOrder): SQL =>
  sql`${orders[field] ?? orders['nickname']} ${sql.raw(direction)} nulls last, r.id ${sql.raw(direction)}`;

/**
 * Counts and names of a repository are read only for the rows of the page.
 * @param visible condition on findings `f` for a user who does not see all of them
 */
export const listRepositoryRows = async (
  tx: Tx,
  where: SQL,
  order: RepositoryOrder,
  { offset, limit }: PageRange,
  visible?: SQL,
): Promise<RepositoryRow[]> => {
  const totals =
    order.field === 'open_findings'
      ? sql`left join (${openTotals(visible)}) c on c.repository_id = r.id`
      : sql``;
  const { rows } = await tx.execute<RepositoryRow>(sql`
    with page as materialized (select r.*, row_number() over (order by ${orderBy(order)}) as place from repositories r ${totals} where ${where} order by ${orderBy(order)} limit ${limit} offset ${offset})
    select r.*, c.*,
      last.status as last_scan_status, last.note_codes as last_scan_notes,
      (select max(f.priority) from findings f where f.client_id = r.client_id and f.repository_id = r.id and ${isOpenFinding} ${visible ? sql`and ${visible}` : sql``}) as highest_priority,
      (select i.image || ':' || i.tag from container_specs i where i.client_id = r.client_id and i.repository_id = r.id) as image
    from page r cross join lateral (${openCounts(visible)}) c
    left join lateral (
      select s.status, array(select note ->> 'code' from jsonb_array_elements(s.notes) note) as note_codes
      from scans s where s.client_id = r.client_id and s.repository_id = r.id order by s.id desc limit 1
    ) last on true
    order by r.place`);
  return rows;
};

export const countRepositories = async (tx: Tx, where: SQL): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from repositories r where ${where}`,
  );
  return rows[0]?.n ?? 0;
};

export const insertRepository = async (
  tx: Tx,
  row: typeof repositories.$inferInsert,
): Promise<boolean> => {
  const inserted = await tx
    .insert(repositories)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: repositories.id });
  return inserted.length > 0;
};

export const updateFindingsRepositoryName = (tx: Tx, id: string, nickname: string) =>
  updateUncountedFindings(
    tx,
    { where: sql`f.client_id = ${currentClient} and f.repository_id = ${id}` },
    sql`repository_name = ${nickname}`,
  );

/** Returns its name; undefined if it does not exist. */
export const deleteRepositoryRows = async (tx: Tx, id: string): Promise<string | undefined> => {
  await deleteFindings(
    tx,
    sql`select f.id from findings f where f.client_id = ${currentClient} and f.repository_id = ${id}`,
  );
  for (const table of [
    'scan_stage',
    'scan_before',
    'scan_matches',
    'scan_targets',
    'scan_group_parts',
  ])
    await tx.execute(
      sql`delete from ${sql.raw(table)} where client_id = ${currentClient} and scan_id in (select id from scans where client_id = ${currentClient} and repository_id = ${id})`,
    );
  await tx.delete(scanIgnored).where(
    and(
      eq(scanIgnored.clientId, currentClient),
      inArray(
        scanIgnored.scanId,
        tx
          .select({ id: scans.id })
          .from(scans)
          .where(and(eq(scans.clientId, currentClient), eq(scans.repositoryId, id))),
      ),
    ),
  );
  for (const table of [
    dependencies,
    components,
    repositorySboms,
    scanGroups,
    scans,
    repositoryMembers,
    teamOwnerships,
    codeownersFiles,
    codeownersPaths,
    pullMappings,
    pullRequestSettings,
    reviewerNotes,
  ])
    await tx
      .delete(table)
      .where(and(eq(table.clientId, currentClient), eq(table.repositoryId, id)));
  const [removed] = await tx
    .delete(repositories)
    .where(and(eq(repositories.clientId, currentClient), eq(repositories.id, id)))
    .returning({ nickname: repositories.nickname });
  return removed?.nickname;
};

export const listRepositoryMembers = (tx: Tx, repositoryId: string) =>
  tx
    .select(personColumns)
    .from(repositoryMembers)
    .innerJoin(
      users,
      and(eq(users.clientId, repositoryMembers.clientId), eq(users.id, repositoryMembers.userId)),
    )
    .where(
      and(
        eq(repositoryMembers.clientId, currentClient),
        eq(repositoryMembers.repositoryId, repositoryId),
      ),
    )
    .orderBy(users.username);
