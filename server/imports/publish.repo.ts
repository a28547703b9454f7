// Makes the staged results visible, in one transaction: readers see the repository as it was before or as it is after.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { reportedAssignments, reportedFrom, reportedList } from './columns.ts';
import { severities, type Severity } from '../../src/shared/rules/finding-filters.ts';
import type { SlaDays } from '../../src/shared/rules/sla.ts';
import type { MergeScan } from './match.repo.ts';
import { expected, type Scope } from './scope.repo.ts';

export type Publication = MergeScan & {
  repositoryName: string;
  branch: string;
  /** What is seen on the default branch speaks for the finding, wherever it was seen first. */
  defaultBranch: string;
  observedAt: Date;
  /** Days until a finding is due, by severity. */
  slaDays: SlaDays;
};

const dueDays = (severity: SQL, { slaDays }: Publication): SQL =>
  sql`make_interval(days => case ${severity} when 'critical' then ${slaDays.critical}::int when 'high' then ${slaDays.high}::int when 'medium' then ${slaDays.medium}::int when 'low' then ${slaDays.low}::int else ${slaDays.info}::int end)`;

const rankOf = (severity: SQL): SQL =>
  sql`array_position(array['critical','high','medium','low','info'], ${severity}) - 1`;

/**
 * A report of a side branch says nothing about a finding of another one, unless it has what another side branch no longer has; and one that came late
 * nothing about what a later one has seen, or no longer saw.
 */
export const mayTell = (scan: Publication): SQL => sql`
  s.superseded_at is null and (f.last_seen_at <= ${scan.observedAt}::timestamptz or f.branch <> ${scan.branch})
  and ${scan.branch === scan.defaultBranch ? sql`true` : sql`(f.branch = ${scan.branch} or f.status = 'fixed' and f.branch <> ${scan.defaultBranch})`}`;

/**
 * Marks what is to be brought up to date: of the same report again that is nothing. What is known word for word has its priority already, and
 * a job that gives it another one. Returns how many differ, and how many of them in what the report says.
 */
export const markDiffering = async (
  tx: Tx,
  scan: Publication,
): Promise<{ differing: number; reworded: number }> => {
  const {
    rows: [row],
  } = await tx.execute<{ differing: number; reworded: number }>(sql`
    with marked as (
      update scan_stage s set differs = true from findings f
      where s.scan_id = ${scan.id} and s.finding_id = f.id and f.repository_id = ${scan.repositoryId} and ${mayTell(scan)}
        and (f.status = 'fixed' or f.branch <> ${scan.branch} or f.last_seen_at < ${scan.observedAt} or f.target <> s.target or f.file is distinct from s.file
             or not s.known and (f.content_hash <> s.content_hash or f.priority <> s.priority or f.kev <> s.kev or f.epss_score is distinct from s.epss_score or f.control_set is distinct from s.control_set))
      returning s.known
    )
    select count(*)::int as differing, (count(*) filter (where not known))::int as reworded from marked`);
  return row ?? { differing: 0, reworded: 0 };
};

const tells = (scan: Publication): SQL =>
  sql`s.scan_id = ${scan.id} and s.differs and s.finding_id = f.id and f.repository_id = ${scan.repositoryId}`;

const event = (kind: SQL, data: SQL, from: SQL, scan: Publication): SQL => sql`
  insert into finding_events (client_id, id, finding_id, repository_id, kind, scan_id, data, created_at)
  select f.client_id, new_id(), f.id, f.repository_id, ${kind}, ${scan.id}, ${data}, ${scan.observedAt} from ${from}`;

export const recordReopened = (tx: Tx, scan: Publication) =>
  tx.execute(sql`
  ${event(sql`'reopened'`, sql`'{"from":"fixed","to":"open"}'::jsonb`, sql`findings f join scan_stage s on ${tells(scan)} where f.status = 'fixed'`, scan)}`);

export const recordRenamed = (tx: Tx, scan: Publication) =>
  tx.execute(sql`
  ${event(sql`'moved'`, sql`jsonb_build_object('from', f.file, 'to', s.file)`, sql`findings f join scan_stage s on ${tells(scan)} where s.match = 'renamed'`, scan)}`);

/** Which findings the report has again: of a thousand as of one a single row. */
export const rememberMatched = (tx: Tx, scan: MergeScan) =>
  tx.execute(sql`
  insert into scan_matches (client_id, scan_id, findings)
  select s.client_id, s.scan_id, array_agg(s.finding_id order by s.finding_id) from scan_stage s where s.scan_id = ${scan.id} and s.finding_id is not null group by 1, 2`);

/** Before a finding takes the version that the report names, which it does not do of another branch's. By a list: usually there are none, and then nothing is read. */
export const recordVersions = (tx: Tx, scan: Publication) =>
  tx.execute(sql`
  with said as materialized (
    select s.finding_id, s.component_version as version from scan_stage s where s.scan_id = ${scan.id} and s.match in ('moved', 'renamed') and s.component_version is not null
  ), known as materialized (
    select f.client_id, f.id, f.component_version as version from findings f where f.repository_id = ${scan.repositoryId} and f.id = any(array(select finding_id from said))
  )
  insert into finding_versions (client_id, repository_id, finding_id, version, scan_id)
  select k.client_id, ${scan.repositoryId}::uuid, k.id, t.version, ${scan.id}::uuid from said s join known k on k.id = s.finding_id, unnest(array[k.version, s.version]) as t(version)
  where s.version <> k.version on conflict do nothing`);

/** Of every finding that the report has again. */
const seenAgain = (severity: SQL, scan: Publication): SQL => sql`
  status = case when f.status = 'fixed' then 'open' else f.status end,
  due_at = case when f.status = 'fixed' then ${scan.observedAt}::timestamptz + ${dueDays(severity, scan)} else f.due_at end,
  closed_at = case when f.status = 'fixed' and not f.false_positive then null else f.closed_at end,
  branch = ${scan.branch}, match_reason = s.match, last_scan_id = ${scan.id},
  last_seen_at = greatest(f.last_seen_at, ${scan.observedAt}::timestamptz), updated_at = now(), version = f.version + 1`;

/** Known word for word: only that it was seen. */
export const updateSeen = (tx: Tx, scan: Publication) =>
  tx.execute(sql`
  update findings f set ${seenAgain(sql`f.severity`, scan)}, target = s.target from scan_stage s where ${tells(scan)} and s.known`);

/** Brings what the report says otherwise up to date. */
export const updateReworded = async (tx: Tx, scan: Publication): Promise<void> => {
  const reworded = sql`${tells(scan)} and not s.known`;
  await tx.execute(sql`
    insert into finding_details (client_id, finding_id, data)
    select f.client_id, f.id, s.data from findings f join scan_stage s on ${reworded} where f.content_hash <> s.content_hash
    on conflict (client_id, finding_id) do update set data = excluded.data`);
  await tx.execute(sql`
    delete from finding_labels l using findings f join scan_stage s on ${reworded}
    where f.content_hash <> s.content_hash and l.finding_id = f.id and l.origin in ('report', 'intelligence') and not l.label = any(s.labels)`);
  await tx.execute(sql`
    insert into finding_labels (client_id, label, finding_id, origin)
    select f.client_id, t.label, f.id, 'report' from findings f join scan_stage s on ${reworded}, unnest(s.labels) as t(label)
    where f.content_hash <> s.content_hash on conflict do nothing`);
  const severity = sql`case when f.severity_overridden then f.severity else s.reported_severity end`;
  await tx.execute(sql`
    update findings f set ${reportedAssignments('s')}, ${seenAgain(severity, scan)}, severity = ${severity},
      severity_rank = case when f.severity_overridden then f.severity_rank else s.severity_rank end,
      search = case when f.content_hash <> s.content_hash then s.words else f.search end
    from scan_stage s where ${reworded}`);
};

/** `late`: how many of them a later report no longer had. */
export const insertNew = async (tx: Tx, scan: Publication, late: number): Promise<void> => {
  const seen = sql`least(coalesce(s.first_seen_at, ${scan.observedAt}::timestamptz), ${scan.observedAt}::timestamptz)`;
  const fresh = sql`scan_stage s where s.scan_id = ${scan.id} and s.finding_id is null`;
  await tx.execute(sql`
    insert into findings (client_id, id, repository_id, repository_name, branch, ${reportedList}, severity, severity_rank, status, false_positive, closed_at,
                          first_seen_at, last_seen_at, due_at, last_scan_id, search)
    select s.client_id, s.new_id, ${scan.repositoryId}::uuid, ${scan.repositoryName}, ${scan.branch}, ${reportedFrom('s')}, s.reported_severity,
           ${rankOf(sql`s.reported_severity`)}, case when s.superseded_at is null then 'open' else 'fixed' end, s.false_positive,
           case when s.false_positive then ${scan.observedAt}::timestamptz else s.superseded_at end,
           ${seen}, ${scan.observedAt}::timestamptz, ${seen} + ${dueDays(sql`s.reported_severity`, scan)}, ${scan.id}::uuid, s.words
    from ${fresh} order by s.position`);
  await tx.execute(
    sql`insert into finding_details (client_id, finding_id, data) select s.client_id, s.new_id, s.data from ${fresh}`,
  );
  // In the order of the index that is the larger one.
  await tx.execute(sql`insert into finding_labels (client_id, label, finding_id, origin) select s.client_id, t.label, s.new_id, 'report' from scan_stage s, unnest(s.labels) as t(label)
    where s.scan_id = ${scan.id} and s.finding_id is null order by 1, 2, 3`);
  await tx.execute(sql`
    insert into finding_events (client_id, id, finding_id, repository_id, kind, scan_id, data, created_at)
    select s.client_id, new_id(), s.new_id, ${scan.repositoryId}::uuid, 'found', ${scan.id}::uuid, '{}'::jsonb, ${scan.observedAt}::timestamptz from ${fresh}`);
  if (late > 0)
    await tx.execute(sql`
    insert into finding_events (client_id, id, finding_id, repository_id, kind, scan_id, data, created_at)
    select s.client_id, new_id(), s.new_id, ${scan.repositoryId}::uuid, 'fixed', ${scan.id}::uuid, '{"to":"fixed"}'::jsonb, s.superseded_at from ${fresh} and s.superseded_at is not null`);
};

/** What a complete report of the same tool, branch and target no longer contains is fixed. Returns how many. */
export const closeVanished = async (tx: Tx, scan: Publication, scope: Scope): Promise<number> => {
  const { rowCount } = await tx.execute(sql`
    with vanished as (
      update findings f set status = 'fixed', closed_at = coalesce(f.closed_at, ${scan.observedAt}::timestamptz), updated_at = now(), version = f.version + 1
      where ${expected(scan, scope)}
        and not exists (select from scan_stage s where s.scan_id = ${scan.id} and s.finding_id = f.id)
        and not exists (select from scan_stage s where s.scan_id = ${scan.id} and s.new_id = f.id)
      returning f.client_id, f.id, f.repository_id
    )
    insert into finding_events (client_id, id, finding_id, repository_id, kind, scan_id, data, created_at)
    select client_id, new_id(), id, repository_id, 'fixed', ${scan.id}::uuid, '{"to":"fixed"}'::jsonb, ${scan.observedAt}::timestamptz from vanished`);
  return rowCount ?? 0;
};

const ofSeverities = sql.raw(
  severities
    .map(
      (severity) =>
        `count(*) filter (where s.finding_id is null and s.reported_severity = '${severity}')::int as ${severity}`,
    )
    .join(', '),
);

/** What the import changes, told before it is published: a dry run ends here. Outdated: staged as known, but the finding says something else by now, or is gone. */
export const countChanges = async (tx: Tx, scan: Publication, scope: Scope) => {
  const { rows } = await tx.execute<
    Record<
      'matched' | 'moved' | 'reopened' | 'fresh' | 'fixed' | 'late' | 'outdated' | Severity,
      number
    >
  >(sql`
    select count(*) filter (where s.finding_id is null)::int as fresh, ${ofSeverities},
           count(*) filter (where s.finding_id is not null)::int as matched,
           count(*) filter (where s.match in ('moved', 'renamed') and ${mayTell(scan)})::int as moved,
           count(*) filter (where f.status = 'fixed' and ${mayTell(scan)})::int as reopened,
           (select count(*)::int from findings f where ${expected(scan, scope)} and not exists (select from scan_stage s where s.scan_id = ${scan.id} and s.finding_id = f.id)) as fixed,
           count(*) filter (where s.superseded_at is not null and s.finding_id is null)::int as late,
           count(*) filter (where s.known and f.content_hash is distinct from s.content_hash)::int as outdated
    from scan_stage s left join findings f on f.id = s.finding_id and f.repository_id = ${scan.repositoryId} where s.scan_id = ${scan.id}`);
  const [counts] = rows;
  if (!counts) throw new Error('A count without a row.');
  const { fresh, late, outdated, critical, high, medium, low, info, ...others } = counts;
  return {
    changes: { new: fresh, new_by_severity: { critical, high, medium, low, info }, ...others },
    late,
    outdated,
  };
};
