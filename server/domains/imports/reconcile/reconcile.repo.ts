// Writes the staged results in one transaction, so readers see the repository either before or
// after the import.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import {
  changeFindingLabels,
  insertFindings,
  updateCountedFindings,
  updateUncountedFindings,
} from '../../../platform/db/counted-writes.ts';
import { reportedAssignments, reportedFrom, reportedList } from '../stage/columns.ts';
import { severities, type Severity } from '#domain/finding-filters';
import type { SlaDays } from '#domain/sla';
import type { ScanRef } from '../../scans/records/index.ts';
import { isInScope, type Scope } from './scope.repo.ts';

export type ReconcileScan = ScanRef & {
  repositoryName: string;
  branch: string;
  /** A sighting on the default branch defines the finding, wherever it was first seen. */
  defaultBranch: string;
  /**
   * When the scanner observed the code, according to the report: determines the order of reports.
   */
  observedAt: Date;
  /**
   * When the report arrived: findings are known, due and closed from then on. No user could act
   * on them before.
   */
  learnedAt: Date;
  /** Days until a finding is due, by severity. */
  slaDays: SlaDays;
};

const slaInterval = (severity: SQL, { slaDays }: ReconcileScan): SQL =>
  sql`make_interval(days => case ${severity} when 'critical' then ${slaDays.critical}::int when 'high' then ${slaDays.high}::int when 'medium' then ${slaDays.medium}::int when 'low' then ${slaDays.low}::int else ${slaDays.info}::int end)`;

const severityRank = (severity: SQL): SQL =>
  sql`array_position(array['critical','high','medium','low','info'], ${severity}) - 1`;

/**
 * A side branch's report does not change a finding of another branch, unless that finding is fixed
 * on its side branch. A late report does not override a later one.
 */
export const mayUpdateFinding = (scan: ReconcileScan): SQL => sql`
  s.superseded_at is null and (f.last_seen_at <= ${scan.observedAt}::timestamptz or f.branch <> ${scan.branch})
  and ${scan.branch === scan.defaultBranch ? sql`true` : sql`(f.branch = ${scan.branch} or f.status = 'fixed' and f.branch <> ${scan.defaultBranch})`}`;

/**
 * Marks the matches that need an update; an identical report marks none. Unchanged results keep
 * their priority, which a job updates. Returns how many matches differ, and how many of them in
 * their reported content.
 */
export const markDiffering = async (
  tx: Tx,
  scan: ReconcileScan,
): Promise<{ differing: number; reworded: number }> => {
  const {
    rows: [row],
  } = await tx.execute<{ differing: number; reworded: number }>(sql`
    with marked as (
      update scan_stage s set differs = true from findings f
      where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and f.client_id = s.client_id and s.finding_id = f.id and f.repository_id = ${scan.repositoryId} and ${mayUpdateFinding(scan)}
        and (f.status = 'fixed' or f.branch <> ${scan.branch} or f.last_seen_at < ${scan.observedAt} or f.target <> s.target or f.file is distinct from s.file
             or not s.known and (f.content_hash <> s.content_hash or f.priority <> s.priority or f.kev <> s.kev or f.epss_score is distinct from s.epss_score or f.control_set is distinct from s.control_set))
      returning s.known
    )
    select count(*)::int as differing, (count(*) filter (where not known))::int as reworded from marked`);
  return row ?? { differing: 0, reworded: 0 };
};

const isDifferingMatch = (scan: ReconcileScan): SQL =>
  sql`s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.differs and f.client_id = s.client_id and s.finding_id = f.id and f.repository_id = ${scan.repositoryId}`;

const insertEvents = (kind: SQL, data: SQL, from: SQL, scan: ReconcileScan): SQL => sql`
  insert into finding_events (client_id, id, finding_id, repository_id, kind, scan_id, data, created_at)
  select f.client_id, new_id(), f.id, f.repository_id, ${kind}, ${scan.id}, ${data}, ${scan.learnedAt} from ${from}`;

export const insertReopenedEvents = (tx: Tx, scan: ReconcileScan) =>
  tx.execute(sql`
  ${insertEvents(sql`'reopened'`, sql`'{"from":"fixed","to":"open"}'::jsonb`, sql`findings f join scan_stage s on ${isDifferingMatch(scan)} where f.status = 'fixed'`, scan)}`);

export const insertMovedEvents = (tx: Tx, scan: ReconcileScan) =>
  tx.execute(sql`
  ${insertEvents(sql`'moved'`, sql`jsonb_build_object('from', f.file, 'to', s.file)`, sql`findings f join scan_stage s on ${isDifferingMatch(scan)} where s.match = 'renamed'`, scan)}`);

/** One row per scan instead of one per finding. */
export const insertScanMatches = (tx: Tx, scan: ScanRef) =>
  tx.execute(sql`
  insert into scan_matches (client_id, scan_id, findings)
  select s.client_id, s.scan_id, array_agg(s.finding_id order by s.finding_id) from scan_stage s where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.finding_id is not null group by 1, 2`);

/**
 * Stores versions before a finding takes the reported one. Reads a list of ids, which is usually
 * empty.
 */
export const insertFindingVersions = (tx: Tx, scan: ReconcileScan) =>
  tx.execute(sql`
  with reported as materialized (
    select s.finding_id, s.component_version as version from scan_stage s where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.match in ('moved', 'renamed') and s.component_version is not null
  ), known as materialized (
    select f.client_id, f.id, f.component_version as version from findings f where f.client_id = ${scan.clientId}::uuid and f.repository_id = ${scan.repositoryId} and f.id = any(array(select finding_id from reported))
  )
  insert into finding_versions (client_id, repository_id, finding_id, version, scan_id)
  select k.client_id, ${scan.repositoryId}::uuid, k.id, t.version, ${scan.id}::uuid from reported s join known k on k.id = s.finding_id, unnest(array[k.version, s.version]) as t(version)
  where s.version <> k.version on conflict do nothing`);

const seenNow = (scan: ReconcileScan): SQL => sql`
  last_scan_id = ${scan.id}, last_seen_at = greatest(f.last_seen_at, ${scan.observedAt}::timestamptz), updated_at = now(), version = f.version + 1`;

/** Columns set on every finding that the report contains again. */
const seenAgain = (severity: SQL, scan: ReconcileScan): SQL => sql`
  status = case when f.status = 'fixed' then 'open' else f.status end,
  due_at = case when f.status = 'fixed' then ${scan.learnedAt}::timestamptz + ${slaInterval(severity, scan)} else f.due_at end,
  closed_at = case when f.status = 'fixed' and not f.false_positive then null else f.closed_at end,
  branch = ${scan.branch}, match_reason = s.match, ${seenNow(scan)}`;

/**
 * Findings with unchanged content: only the sighting is updated. Counts change for the few that
 * were fixed or belonged to another branch.
 */
export const updateUnchangedFindings = async (tx: Tx, scan: ReconcileScan): Promise<void> => {
  const from = sql`scan_stage s`;
  const isCounted = sql`(f.status = 'fixed' or f.branch <> ${scan.branch})`;
  const known = sql`${isDifferingMatch(scan)} and s.known`;
  await updateUncountedFindings(
    tx,
    { from, where: sql`${known} and not ${isCounted}` },
    sql`match_reason = s.match, ${seenNow(scan)}, target = s.target`,
  );
  await updateCountedFindings(
    tx,
    { from, where: sql`${known} and ${isCounted}` },
    sql`${seenAgain(sql`f.severity`, scan)}, target = s.target`,
  );
};

/** Updates findings whose reported content changed. */
export const updateChangedFindings = async (tx: Tx, scan: ReconcileScan): Promise<void> => {
  const reworded = sql`${isDifferingMatch(scan)} and not s.known`;
  await tx.execute(sql`
    insert into finding_details (client_id, finding_id, data)
    select f.client_id, f.id, s.data from findings f join scan_stage s on ${reworded} where f.content_hash <> s.content_hash
    on conflict (client_id, finding_id) do update set data = excluded.data`);
  await changeFindingLabels(tx, {
    remove: {
      from: sql`findings f join scan_stage s on ${reworded}`,
      where: sql`f.content_hash <> s.content_hash and l.client_id = f.client_id and l.finding_id = f.id and l.origin in ('report', 'intelligence') and not l.label = any(s.labels)`,
    },
  });
  await changeFindingLabels(tx, {
    add: sql`
    select f.client_id, t.label, f.id, 'report' from findings f join scan_stage s on ${reworded}, unnest(s.labels) as t(label)
    where f.content_hash <> s.content_hash`,
  });
  const severity = sql`case when f.severity_overridden then f.severity else s.reported_severity end`;
  await updateCountedFindings(
    tx,
    { from: sql`scan_stage s`, where: reworded },
    sql`${reportedAssignments('s')}, ${seenAgain(severity, scan)}, severity = ${severity},
      severity_rank = case when f.severity_overridden then f.severity_rank else s.severity_rank end,
      search = case when f.content_hash <> s.content_hash then s.words else f.search end`,
  );
};

/** @param late how many of them a later report no longer contains */
export const insertNewFindings = async (
  tx: Tx,
  scan: ReconcileScan,
  late: number,
): Promise<void> => {
  const learned = sql`${scan.learnedAt}::timestamptz`;
  const fresh = sql`scan_stage s where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.finding_id is null`;
  await insertFindings(
    tx,
    sql`client_id, id, repository_id, repository_name, branch, ${reportedList}, severity, severity_rank, status, false_positive, closed_at,
        first_seen_at, last_seen_at, due_at, last_scan_id, search`,
    sql`
    select s.client_id, s.new_id, ${scan.repositoryId}::uuid, ${scan.repositoryName}, ${scan.branch}, ${reportedFrom('s')}, s.reported_severity,
           ${severityRank(sql`s.reported_severity`)}, case when s.superseded_at is null then 'open' else 'fixed' end, s.false_positive,
           case when s.false_positive or s.superseded_at is not null then ${learned} end,
           ${learned}, ${scan.observedAt}::timestamptz, ${learned} + ${slaInterval(sql`s.reported_severity`, scan)}, ${scan.id}::uuid, s.words
    from ${fresh} order by s.position`,
    // Sorted like the larger index, which makes the inserts cheaper.
    sql`select s.client_id, t.label, s.new_id, 'report' from scan_stage s, unnest(s.labels) as t(label)
    where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.finding_id is null order by 1, 2, 3`,
  );
  await tx.execute(
    sql`insert into finding_details (client_id, finding_id, data) select s.client_id, s.new_id, s.data from ${fresh}`,
  );
  await tx.execute(sql`
    insert into finding_events (client_id, id, finding_id, repository_id, kind, scan_id, data, created_at)
    select s.client_id, new_id(), s.new_id, ${scan.repositoryId}::uuid, 'found', ${scan.id}::uuid, '{}'::jsonb, ${learned} from ${fresh}`);
  if (late > 0)
    await tx.execute(sql`
    insert into finding_events (client_id, id, finding_id, repository_id, kind, scan_id, data, created_at)
    select s.client_id, new_id(), s.new_id, ${scan.repositoryId}::uuid, 'fixed', ${scan.id}::uuid, '{"to":"fixed"}'::jsonb, ${learned} from ${fresh} and s.superseded_at is not null`);
};

/** Fixes the missing findings `f`. Returns their number. */
export const closeMissing = (
  tx: Tx,
  scan: Pick<ReconcileScan, 'id' | 'learnedAt'>,
  isMissing: SQL,
): Promise<number> =>
  updateCountedFindings(
    tx,
    { where: isMissing },
    sql`status = 'fixed', closed_at = coalesce(f.closed_at, ${scan.learnedAt}::timestamptz), updated_at = now(), version = f.version + 1`,
    sql`events as (
      insert into finding_events (client_id, id, finding_id, repository_id, kind, scan_id, data, created_at)
      select client_id, new_id(), id, repository_id, 'fixed', ${scan.id}::uuid, '{"to":"fixed"}'::jsonb, ${scan.learnedAt}::timestamptz from after
    )`,
  );

const newBySeverityCounts = sql.raw(
  severities
    .map(
      (severity) =>
        `count(*) filter (where s.finding_id is null and s.reported_severity = '${severity}')::int as ${severity}`,
    )
    .join(', '),
);

/**
 * Counts the changes before they are written; a dry run stops here. `outdated` counts results
 * staged as known whose finding has changed or is gone.
 */
export const countChanges = async (tx: Tx, scan: ReconcileScan, scope: Scope) => {
  const { rows } = await tx.execute<
    Record<
      'matched' | 'moved' | 'reopened' | 'fresh' | 'fixed' | 'late' | 'outdated' | Severity,
      number
    >
  >(sql`
    select count(*) filter (where s.finding_id is null)::int as fresh, ${newBySeverityCounts},
           count(*) filter (where s.finding_id is not null)::int as matched,
           count(*) filter (where s.match in ('moved', 'renamed') and ${mayUpdateFinding(scan)})::int as moved,
           count(*) filter (where f.status = 'fixed' and ${mayUpdateFinding(scan)})::int as reopened,
           (select count(*)::int from findings f where ${isInScope(scan, scope)} and not exists (select from scan_stage s where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.finding_id = f.id)) as fixed,
           count(*) filter (where s.superseded_at is not null and s.finding_id is null)::int as late,
           count(*) filter (where s.known and f.content_hash is distinct from s.content_hash)::int as outdated
    from scan_stage s left join findings f on f.client_id = s.client_id and f.id = s.finding_id and f.repository_id = ${scan.repositoryId} where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id}`);
  const [counts] = rows;
  if (!counts) throw new Error('The count query returned no row');
  const { fresh, late, outdated, critical, high, medium, low, info, ...others } = counts;
  return {
    changes: { new: fresh, new_by_severity: { critical, high, medium, low, info }, ...others },
    late,
    outdated,
  };
};
