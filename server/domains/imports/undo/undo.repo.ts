// Saves what an import changes, for a day, so that it can be undone.
import { sql, type SQL } from 'drizzle-orm';
import { unseenResultCodes } from '#domain/scan-notes';
import { currentClient } from '../../../platform/db/current-client.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { hasNoteAbout, isEffectiveImport } from '../../../platform/db/effective-import.ts';
import { changeFindingLabels, updateCountedFindings } from '../../../platform/db/counted-writes.ts';
import { reportedColumns } from '../stage/columns.ts';
import { updateCurrentSboms } from '../sbom.repo.ts';
import type { ScanRef } from '../../scans/records/index.ts';

/** Columns that an import may change on a finding that it sees again or no longer sees. */
const stateColumns = [
  'status',
  'due_at',
  'closed_at',
  'branch',
  'match_reason',
  'last_scan_id',
  'last_seen_at',
  'target',
] as const;
const reported = Object.keys(reportedColumns);
const kept = (columns: readonly string[]): SQL =>
  sql.raw(columns.map((name) => `'${name}', f.${name}`).join(', '));

/** Saves the findings that the import is about to update; has to run before the update. */
export const saveDifferingBefore = (tx: Tx, scan: ScanRef) =>
  tx.execute(sql`
  insert into scan_before (client_id, scan_id, finding_id, finding, data, labels)
  select f.client_id, ${scan.id}::uuid, f.id, jsonb_build_object(${kept(stateColumns)}) || case when s.known then '{}'::jsonb else jsonb_build_object(${kept(['severity', 'severity_rank', 'search', ...reported])}) end, d.data,
         case when not s.known then (select coalesce(array_agg(l.label), '{}') from finding_labels l where l.client_id = f.client_id and l.finding_id = f.id and l.origin = 'report') end
  from scan_stage s join findings f on f.client_id = s.client_id and f.id = s.finding_id and f.repository_id = ${scan.repositoryId}
  left join finding_details d on not s.known and d.client_id = f.client_id and d.finding_id = f.id
  where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.differs`);

/** Saves the findings `f` that the import is about to close. */
export const saveMissingBefore = (tx: Tx, scan: ScanRef, isMissing: SQL) =>
  tx.execute(sql`
  insert into scan_before (client_id, scan_id, finding_id, finding, closed)
  select f.client_id, ${scan.id}::uuid, f.id, jsonb_build_object(${kept(stateColumns)}), true from findings f
  where ${isMissing}`);

/** Query for the findings that the import created. */
export const isCreatedByScan = (scan: ScanRef): SQL => sql`
  select f.id from findings f where f.client_id = ${scan.clientId}::uuid and f.repository_id = ${scan.repositoryId} and f.last_scan_id = ${scan.id} and f.match_reason = 'new'
    and not exists (select from scan_before b where b.client_id = f.client_id and b.scan_id = ${scan.id} and b.finding_id = f.id)`;

/** Number of created findings that users have triaged since. */
export const countTriagedFindings = async (tx: Tx, scan: ScanRef): Promise<number> => {
  const {
    rows: [row],
  } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from (${isCreatedByScan(scan)}) f
    where exists (select from finding_events e where e.client_id = ${scan.clientId}::uuid and e.finding_id = f.id and e.actor_id is not null) or exists (select from finding_sends s where s.client_id = ${scan.clientId}::uuid and s.finding_id = f.id)`);
  return row?.n ?? 0;
};

/** Reverts what the import set, unless a user has changed it since. */
export const restoreFindings = async (tx: Tx, scan: ScanRef): Promise<void> => {
  const from = sql`scan_before b cross join lateral jsonb_populate_record(null::findings, b.finding) r`;
  const where = sql`b.client_id = ${scan.clientId}::uuid and b.scan_id = ${scan.id} and f.client_id = b.client_id and f.id = b.finding_id`;
  const untouched = sql`f.status = case when b.closed then 'fixed' when r.status = 'fixed' then 'open' else r.status end`;
  await changeFindingLabels(tx, {
    remove: {
      from: sql`scan_before b`,
      where: sql`b.client_id = ${scan.clientId}::uuid and b.scan_id = ${scan.id} and b.labels is not null and l.client_id = b.client_id and l.finding_id = b.finding_id and l.origin = 'report' and not l.label = any(b.labels)`,
    },
  });
  await updateCountedFindings(
    tx,
    { from, where: sql`${where} and b.labels is not null` },
    sql`${sql.raw(reported.map((name) => `${name} = r.${name}`).join(', '))}, search = r.search,
      severity = case when f.severity_overridden then f.severity else r.severity end, severity_rank = case when f.severity_overridden then f.severity_rank else r.severity_rank end`,
  );
  await updateCountedFindings(
    tx,
    { from, where },
    sql`status = case when ${untouched} then r.status else f.status end, closed_at = case when ${untouched} then r.closed_at else f.closed_at end,
      due_at = case when r.status = 'fixed' and ${untouched} then r.due_at else f.due_at end, branch = r.branch, match_reason = r.match_reason, last_scan_id = r.last_scan_id, last_seen_at = r.last_seen_at, target = r.target,
      updated_at = now(), version = f.version + 1`,
  );
  await tx.execute(
    sql`update finding_details d set data = b.data from scan_before b where b.client_id = ${scan.clientId}::uuid and b.scan_id = ${scan.id} and b.data is not null and d.client_id = b.client_id and d.finding_id = b.finding_id`,
  );
  await changeFindingLabels(tx, {
    add: sql`select b.client_id, t.label, b.finding_id, 'report' from scan_before b, unnest(b.labels) as t(label) where b.client_id = ${scan.clientId}::uuid and b.scan_id = ${scan.id}`,
  });
  await tx.execute(
    sql`delete from finding_versions where client_id = ${scan.clientId}::uuid and repository_id = ${scan.repositoryId} and scan_id = ${scan.id}`,
  );
  // By finding id, which is indexed; the created findings were deleted with their events.
  await tx.execute(
    sql`delete from finding_events e using scan_before b where b.client_id = ${scan.clientId}::uuid and b.scan_id = ${scan.id} and e.client_id = b.client_id and e.finding_id = b.finding_id and e.scan_id = ${scan.id} and e.actor_id is null`,
  );
};

export const deleteSavedStates = async (tx: Tx, scanId: string): Promise<void> => {
  for (const table of ['scan_before', 'scan_matches'])
    await tx.execute(
      sql`delete from ${sql.raw(table)} where client_id = ${currentClient} and scan_id = ${scanId}`,
    );
};

/** Returns whether a later import of the repository has completed. */
export const hasLaterImport = async (tx: Tx, scan: ScanRef): Promise<boolean> => {
  const { rowCount } = await tx.execute(sql`
    select 1 from scans later join scans own on own.client_id = later.client_id and own.id = ${scan.id}
    where later.client_id = ${scan.clientId}::uuid and later.repository_id = ${scan.repositoryId} and ${isEffectiveImport('later')} and later.id <> own.id and later.finished_at >= own.finished_at limit 1`);
  return rowCount === 1;
};

/** Removes the import's SBOM, so that the previous one becomes current again. */
export const restoreSbom = async (tx: Tx, scan: ScanRef): Promise<void> => {
  await tx.execute(
    sql`delete from components where client_id = ${scan.clientId}::uuid and repository_id = ${scan.repositoryId} and scan_id = ${scan.id}`,
  );
  await tx.execute(
    sql`delete from dependencies where client_id = ${scan.clientId}::uuid and repository_id = ${scan.repositoryId} and scan_id = ${scan.id}`,
  );
  await updateCurrentSboms(tx, scan);
};

/** Condition: scan `s` shows results, by the rule of `ImportState.showsResults`. */
const showsResults: SQL = sql`
  ((s.counts ->> 'new')::int + (s.counts ->> 'matched')::int + (s.counts ->> 'components')::int > 0
   or exists (select from unnest(s.tools) tool where not ${hasNoteAbout(sql`tool`, unseenResultCodes)}))`;

/** Takes the last scan of the repository from the imports that are left. */
export const restoreLastScan = async (tx: Tx, scan: ScanRef): Promise<void> => {
  await tx.execute(sql`
    update repositories r set last_scan_at = last.at, status = case when last.at is null then 'pending' else 'enriched' end
    from (
      select max(s.observed_at) as at from scans s
      where s.client_id = ${scan.clientId}::uuid and s.repository_id = ${scan.repositoryId} and ${isEffectiveImport()} and ${showsResults}) last
    where r.client_id = ${scan.clientId}::uuid and r.id = ${scan.repositoryId}`);
};
