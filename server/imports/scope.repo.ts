// What a report speaks for: of each tool the images, hosts, accounts or folders that it looked at. A report on one image says nothing about another one.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { texts } from '../db/text-match.ts';
import type { MergeScan } from './match.repo.ts';
import { noTarget } from './target.ts';

export interface Scope {
  /** Tools whose complete report replaces what was known of its targets. */
  tools: readonly string[];
  /** Of those, the ones that say what they looked at, and that it is one thing. */
  stating: readonly string[];
}

type Scan = MergeScan & { branch: string; observedAt: Date };

/** What the report says, and what it found something on. Answers the tools that found nothing and leave open where. */
export const recordTargets = async (
  tx: Tx,
  scan: Scan,
  { tools }: Scope,
  stated: readonly { tool: string; target: string }[],
): Promise<string[]> => {
  const insert = (rows: SQL) =>
    tx.execute(sql`
    insert into scan_targets (client_id, scan_id, repository_id, branch, tool, target) select ${scan.clientId}::uuid, ${scan.id}::uuid, ${scan.repositoryId}::uuid, ${scan.branch}, r.tool, r.target
    from (${rows}) r on conflict do nothing`);
  await insert(
    sql`select * from unnest(${texts(stated.map(({ tool }) => tool))}, ${texts(stated.map(({ target }) => target))}) as s(tool, target)`,
  );
  await insert(
    sql`select distinct s.tool, s.target from scan_stage s where s.scan_id = ${scan.id}`,
  );
  const { rows } = await tx.execute<{ tool: string; targets: number; scans: number }>(sql`
    select u.tool, count(distinct f.target)::int as targets, count(distinct f.last_scan_id)::int as scans
    from unnest(${texts(tools)}) as u(tool)
    left join findings f on f.repository_id = ${scan.repositoryId} and f.branch = ${scan.branch} and f.status <> 'fixed' and f.tool = u.tool
    where not exists (select from scan_targets t where t.scan_id = ${scan.id} and t.tool = u.tool) group by u.tool`);
  if (rows.length === 0) return [];
  // It found nothing on what it does not name: on all that is known, if that was always looked at together.
  const meant = rows
    .filter(({ targets, scans }) => targets <= 1 || scans <= 1)
    .map(({ tool }) => tool);
  await insert(sql`
    select distinct f.tool, f.target from findings f
    where f.repository_id = ${scan.repositoryId} and f.branch = ${scan.branch} and f.status <> 'fixed' and f.tool = any(${texts(meant)})
    union select u.tool, ${noTarget} from unnest(${texts(rows.map(({ tool }) => tool))}) as u(tool)`);
  return rows.flatMap(({ tool }) => (meant.includes(tool) ? [] : [tool])).sort();
};

export const forgetTargets = (tx: Tx, scan: MergeScan) =>
  tx.execute(sql`delete from scan_targets where scan_id = ${scan.id}`);

/**
 * Finding `f` should be in this complete report. One that does not say what it looked at, or that looked at several things, may lack one of them because nothing
 * is wrong there: what an earlier report saw together with something that this one has counts as looked at again.
 */
export const expected = (scan: Scan, { tools, stating }: Scope): SQL => sql`
  f.repository_id = ${scan.repositoryId} and f.branch = ${scan.branch} and f.status <> 'fixed' and f.tool = any(${texts(tools)}) and f.last_seen_at <= ${scan.observedAt}::timestamptz
  and ((f.tool, f.target) in (select t.tool, t.target from scan_targets t where t.scan_id = ${scan.id})
    or f.tool <> all(${texts(stating)}) and (f.tool, f.last_scan_id) in (
      select before.tool, before.scan_id from scan_targets now join scan_targets before
        on before.repository_id = now.repository_id and before.branch = now.branch and before.tool = now.tool and before.target = now.target
      where now.scan_id = ${scan.id} and before.scan_id <> now.scan_id))`;

/** The targets of what the report has closed: it has looked at them. */
export const recordClosedTargets = (tx: Tx, scan: Scan) =>
  tx.execute(sql`
  insert into scan_targets (client_id, scan_id, repository_id, branch, tool, target)
  select distinct f.client_id, b.scan_id, f.repository_id, f.branch, f.tool, f.target from scan_before b join findings f on f.client_id = b.client_id and f.id = b.finding_id
  where b.scan_id = ${scan.id} and b.closed on conflict do nothing`);

/**
 * Marks results that a later complete report of the same target has already spoken for: this one came late, and neither opens nor changes anything there.
 * Answers when the newest of those looked.
 */
export const markSuperseded = async (tx: Tx, scan: Scan): Promise<Date | undefined> => {
  const {
    rows: [row],
  } = await tx.execute<{ newest: string | null }>(sql`
    with newer as materialized (
      select before.tool, before.target, max(s.observed_at) as at from scan_targets now
      join scan_targets before on before.repository_id = now.repository_id and before.branch = now.branch and before.tool = now.tool and before.target = now.target and before.scan_id <> now.scan_id
      join scans s on s.client_id = before.client_id and s.id = before.scan_id
      where now.scan_id = ${scan.id} and s.status = 'succeeded' and s.complete and not s.dry_run and s.undone_at is null and s.observed_at > ${scan.observedAt}::timestamptz
      group by 1, 2
    ), marked as (
      update scan_stage s set superseded_at = n.at from newer n where s.scan_id = ${scan.id} and s.tool = n.tool and s.target = n.target
    )
    select max(at) as newest from newer`);
  return row?.newest == null ? undefined : new Date(row.newest);
};
