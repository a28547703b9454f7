// Closes what no part of a scan reported, under the scan of its last part.
import { sql, type SQL } from 'drizzle-orm';
import { currentClient } from '../../../platform/db/current-client.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { textArray } from '../../../platform/db/text-match.ts';
import type { ScanNote } from '../../../platform/db/schema/repositories.ts';
import { isInScope, type ReportScan, type Scope } from '../reconcile/scope.repo.ts';
import type { Group } from './groups.repo.ts';

export type Evidence = Scope & {
  /** The scan of the part that finished last. */
  scanId: string;
  learnedAt: Date;
  /** When the first part was observed: later observations are newer than the group. */
  observedAt: Date;
  late: boolean;
};

export const getEvidence = async (tx: Tx, { id }: Group): Promise<Evidence | undefined> => {
  const {
    rows: [row],
  } = await tx.execute<{
    tools: string[];
    stating: string[];
    scan_id: string;
    learned_at: string;
    observed_at: string;
    late: boolean;
  }>(sql`
    with parts as (
      select p.*, s.created_at, s.finished_at from scan_group_parts p join scans s on s.client_id = p.client_id and s.id = p.scan_id where p.client_id = ${currentClient} and p.group_id = ${id}
    ), last as (
      select scan_id, created_at from parts order by finished_at desc, scan_id desc limit 1
    ), spoken as (
      select t.tool, bool_and(t.tool = any(p.stating)) as stating from parts p, unnest(p.speaks_for) as t(tool) group by 1
    )
    select array(select tool from spoken order by 1) as tools, array(select tool from spoken where stating order by 1) as stating,
      last.scan_id, last.created_at as learned_at, (select min(observed_at) from parts) as observed_at, (select bool_or(late) from parts) as late from last`);
  return (
    row && {
      tools: row.tools,
      stating: row.stating,
      scanId: row.scan_id,
      learnedAt: new Date(row.learned_at),
      observedAt: new Date(row.observed_at),
      late: row.late,
    }
  );
};

/** The closing scan covers the targets of its parts. */
export const copyTargets = (tx: Tx, group: Group, scanId: string) =>
  tx.execute(sql`
    insert into scan_targets (client_id, scan_id, repository_id, branch, tool, target)
    select distinct t.client_id, ${scanId}::uuid, t.repository_id, t.branch, t.tool, t.target from scan_group_parts p join scan_targets t on t.client_id = p.client_id and t.scan_id = p.scan_id
    where p.client_id = ${currentClient} and p.group_id = ${group.id} and t.branch = ${group.branch} on conflict do nothing`);

const reported = (group: Group): SQL =>
  sql`(select unnest(p.findings) from scan_group_parts p where p.client_id = ${currentClient} and p.group_id = ${group.id})`;

/** Condition: finding `f` should be in one of the group's reports and is in none. */
export const isMissingFromGroup = (group: Group, scan: ReportScan, scope: Scope): SQL =>
  sql`${isInScope(scan, scope, 'groups')} and f.id not in ${reported(group)}`;

/**
 * Deletes the sightings, on this side branch, of other branches' findings that no part reported.
 */
export const deleteVanishedSightings = (
  tx: Tx,
  group: Group,
  scan: ReportScan,
  tools: readonly string[],
) =>
  tx.execute(sql`
    delete from finding_sightings g using findings f
    where g.client_id = ${currentClient} and g.repository_id = ${group.repositoryId} and g.branch = ${group.branch} and f.client_id = g.client_id and f.id = g.finding_id and f.tool = any(${textArray(tools)})
      and (f.tool, f.target) in (select t.tool, t.target from scan_targets t where t.client_id = ${currentClient} and t.scan_id = ${scan.id})
      and g.finding_id not in ${reported(group)}`);

type Closing = { fixed: number; duplicates: number; notes: readonly ScanNote[] };

export const recordClosing = async (
  tx: Tx,
  group: Group,
  scanId: string,
  { fixed, duplicates, notes }: Closing,
): Promise<void> => {
  await tx.execute(sql`
    update scans set complete = true, notes = notes || ${JSON.stringify(notes)}::jsonb, events_to = clock_timestamp(),
      counts = counts || jsonb_build_object('fixed', (counts ->> 'fixed')::int + ${fixed}::int, 'duplicates', (counts ->> 'duplicates')::int + ${duplicates}::int)
    where client_id = ${currentClient} and id = ${scanId}`);
  await tx.execute(
    sql`update scan_groups set closed_by = ${scanId}, closed_at = now() where client_id = ${currentClient} and id = ${group.id}`,
  );
};
