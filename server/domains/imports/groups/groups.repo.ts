// The parts of a scan that arrives as several reports. Reads and writes run under the repository
// lock, so that if two last parts arrive together, one sees the other.
import { and, desc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { currentClient } from '../../../platform/db/current-client.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { textArray } from '../../../platform/db/text-match.ts';
import { scanGroups, scans } from '../../../platform/db/schema/repositories.ts';
import { newId } from '../../../platform/runtime/ids.ts';
import { groupDeadline, groupHours } from '../../scans/records/index.ts';
import type { Scope } from '../reconcile/scope.repo.ts';

export type Group = typeof scanGroups.$inferSelect;
type ScanRow = typeof scans.$inferSelect;
/** A report that is a part. */
export type PartScan = ScanRow & { groupName: string };

/**
 * A part that is sent again within this time after its group was closed still belongs to the group.
 */
const repeatedWithinHours = 1;

const hour = 3_600_000;
const keyOf = ({ groupPart, fileHash }: ScanRow): string => groupPart ?? fileHash;

export const isPart = (scan: ScanRow): scan is PartScan => scan.groupName !== null;

const ofGroup = (id: string): SQL => sql`client_id = ${currentClient} and group_id = ${id}`;

/** The parts `p` of a group with their scans `s`. */
const partsWithScans = (id: string): SQL =>
  sql`scan_group_parts p join scans s on s.client_id = p.client_id and s.id = p.scan_id where p.client_id = ${currentClient} and p.group_id = ${id}`;

/** Returns the group for the part; creates it for the first part. */
export const upsertGroup = async (
  tx: Tx,
  scan: PartScan,
  { branch, tools }: { branch: string; tools: readonly string[] },
): Promise<Group> => {
  const came = scan.createdAt.getTime();
  const target = scan.target ?? '';
  const same = and(
    eq(scanGroups.clientId, scan.clientId),
    eq(scanGroups.repositoryId, scan.repositoryId),
    eq(scanGroups.name, scan.groupName),
    eq(scanGroups.branch, branch),
    eq(scanGroups.target, target),
    sql`${scanGroups.tools} = ${textArray(tools)}`,
  );
  const [open] = await tx
    .select()
    .from(scanGroups)
    .where(
      and(
        same,
        isNull(scanGroups.closedAt),
        gt(scanGroups.createdAt, new Date(came - groupHours * hour)),
        lt(scanGroups.createdAt, new Date(came + groupHours * hour)),
      ),
    )
    .orderBy(desc(scanGroups.createdAt))
    .limit(1);
  if (open) {
    const [group] = await tx
      .update(scanGroups)
      .set({
        parts: sql`greatest(${scanGroups.parts}, ${scan.groupParts}::int)`,
        createdAt: sql`least(${scanGroups.createdAt}, ${scan.createdAt}::timestamptz)`,
      })
      .where(and(eq(scanGroups.clientId, scan.clientId), eq(scanGroups.id, open.id)))
      .returning();
    return group ?? open;
  }
  const [closed] = await tx
    .select()
    .from(scanGroups)
    .where(
      and(
        same,
        gt(scanGroups.closedAt, new Date(came - repeatedWithinHours * hour)),
        sql`exists (select from scan_group_parts p join scans s on s.client_id = p.client_id and s.id = p.scan_id
          where p.client_id = ${scan.clientId} and p.group_id = ${scanGroups.id} and p.key = ${keyOf(scan)} and s.file_hash = ${scan.fileHash})`,
      ),
    )
    .orderBy(desc(scanGroups.createdAt))
    .limit(1);
  if (closed) return closed;
  const group: Group = {
    clientId: scan.clientId,
    id: newId(),
    repositoryId: scan.repositoryId,
    name: scan.groupName,
    branch,
    target,
    tools: [...tools],
    parts: scan.groupParts,
    closedBy: null,
    closedAt: null,
    createdAt: scan.createdAt,
  };
  await tx.insert(scanGroups).values(group);
  return group;
};

/**
 * Returns when the same content of the group was observed: the same content sent twice is one
 * observation.
 */
export const observedBefore = async (
  tx: Tx,
  groupId: string,
  fileHash: string,
): Promise<Date | undefined> => {
  const {
    rows: [row],
  } = await tx.execute<{ at: string | null }>(sql`
    select min(p.observed_at) as at from ${partsWithScans(groupId)} and s.file_hash = ${fileHash}`);
  return row?.at == null ? undefined : new Date(row.at);
};

export type Part = { scope: Scope; whole: boolean; late: boolean; observedAt: Date };

/** Stores what the part reported, while its staged rows still exist. */
export const insertPart = async (
  tx: Tx,
  group: Group,
  scan: PartScan,
  { scope, whole, late, observedAt }: Part,
): Promise<void> => {
  const key = keyOf(scan);
  await tx.execute(sql`
    insert into scan_group_parts (client_id, group_id, scan_id, key, number, whole, late, speaks_for, stating, observed_at, findings)
    select ${scan.clientId}::uuid, ${group.id}::uuid, ${scan.id}::uuid, ${key},
      coalesce((select min(number) from scan_group_parts where ${ofGroup(group.id)} and key = ${key}), (select coalesce(max(number), 0) + 1 from scan_group_parts where ${ofGroup(group.id)})),
      ${whole}, ${late}, ${textArray(scope.tools)}, ${textArray(scope.stating)}, ${observedAt}::timestamptz,
      (select coalesce(array_agg(coalesce(s.finding_id, s.new_id)), '{}') from scan_stage s where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id})`);
  await tx
    .update(scans)
    .set({ groupId: group.id })
    .where(and(eq(scans.clientId, scan.clientId), eq(scans.id, scan.id)));
};

/** Lists groups of this name that still accept parts. */
export const listOpenGroups = (
  tx: Tx,
  {
    repositoryId,
    groupName,
    createdAt,
  }: Pick<PartScan, 'repositoryId' | 'groupName' | 'createdAt'>,
): Promise<Group[]> =>
  tx
    .select()
    .from(scanGroups)
    .where(
      and(
        eq(scanGroups.clientId, currentClient),
        eq(scanGroups.repositoryId, repositoryId),
        eq(scanGroups.name, groupName),
        isNull(scanGroups.closedAt),
        gt(scanGroups.createdAt, new Date(createdAt.getTime() - groupHours * hour)),
      ),
    );

export type Progress = {
  /** Parts that have arrived whole. */
  received: number;
  /** Reports whose import has not finished. */
  waiting: number;
  /** Parts that failed or are not whole, and were not sent again. */
  failed: number;
  sealed: boolean;
};

/**
 * The tool of a waiting or failed report without a group is unknown, so it may be a part of any
 * group of the name.
 */
export const getProgress = async (tx: Tx, group: Group): Promise<Progress> => {
  const {
    rows: [row],
  } = await tx.execute<Progress>(sql`
    with parts as (
      select p.key, bool_or(p.whole) as whole, bool_or(s.group_sealed) as sealed from ${partsWithScans(group.id)} group by p.key
    ), others as (
      select s.status, coalesce(s.group_part, s.file_hash) as key, s.group_sealed as sealed from scans s
      where s.client_id = ${currentClient} and s.repository_id = ${group.repositoryId} and s.group_name = ${group.name} and s.status in ('queued', 'running', 'failed')
        and s.created_at > ${group.createdAt}::timestamptz - make_interval(hours => ${groupHours}) and s.created_at < ${groupDeadline(group.createdAt)}::timestamptz
        and coalesce(s.target, '') = ${group.target} and coalesce(regexp_replace(s.branch, '^refs/(heads|tags)/', ''), ${group.branch}) = ${group.branch}
    ), lost as (
      select key from parts where not whole union select key from others where status = 'failed' and key not in (select key from parts where whole)
    )
    select (select count(*)::int from parts where whole) as received, (select count(*)::int from others where status <> 'failed') as waiting, (select count(*)::int from lost) as failed,
      coalesce((select bool_or(sealed) from parts), false) as sealed`);
  if (!row) throw new Error('The count of parts returned no row');
  return row;
};

type Named = { repositoryId: string; name: string; branch: string | undefined; since: Date };

const isNamed = ({ repositoryId, name, branch, since }: Named): SQL => sql`
  s.client_id = ${currentClient} and s.repository_id = ${repositoryId} and s.group_name = ${name} and s.created_at > ${since}::timestamptz and s.undone_at is null
  and ${branch === undefined ? sql`true` : sql`regexp_replace(s.branch, '^refs/(heads|tags)/', '') = ${branch}`}`;

/** Marks the reports as final: no further part is expected. Returns their number. */
export const sealParts = async (tx: Tx, named: Named): Promise<number> => {
  const { rowCount } = await tx.execute(
    sql`update scans s set group_sealed = true where ${isNamed(named)}`,
  );
  return rowCount ?? 0;
};

export const countWaitingParts = async (tx: Tx, named: Named): Promise<number> => {
  const {
    rows: [row],
  } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from scans s where ${isNamed(named)} and s.status in ('queued', 'running')`,
  );
  return row?.n ?? 0;
};

/** Removes an undone report from its group, which then waits for that part again. */
export const deletePart = async (tx: Tx, scan: ScanRow): Promise<void> => {
  if (scan.groupId === null) return;
  await tx.execute(
    sql`delete from scan_group_parts where ${ofGroup(scan.groupId)} and scan_id = ${scan.id}`,
  );
  await tx
    .update(scanGroups)
    .set({ closedAt: null, closedBy: null })
    .where(and(eq(scanGroups.clientId, scan.clientId), eq(scanGroups.closedBy, scan.id)));
};

export const listRecentGroups = (
  tx: Tx,
  { repositoryId, name, branch, since }: Named,
): Promise<Group[]> =>
  tx
    .select()
    .from(scanGroups)
    .where(
      and(
        eq(scanGroups.clientId, currentClient),
        eq(scanGroups.repositoryId, repositoryId),
        eq(scanGroups.name, name),
        gt(scanGroups.createdAt, since),
        branch === undefined ? undefined : eq(scanGroups.branch, branch),
      ),
    );
