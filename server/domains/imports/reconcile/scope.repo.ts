// The scope of a report: per tool, the images, hosts, accounts or folders that it scanned. A report
// on one image does not affect findings of another.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { isEffectiveImport } from '../../../platform/db/effective-import.ts';
import { textArray } from '../../../platform/db/text-match.ts';
import type { ScanPart } from '../../../report-formats/model.ts';
import type { ScanRef } from '../../scans/records/index.ts';
import { noTarget } from '../target.ts';

/** A part that a tool could not scan. */
export type Exception = { tool: string } & ScanPart;

export interface Scope {
  /** Tools whose complete report replaces the known findings of its targets. */
  tools: readonly string[];
  /** The subset of `tools` that name exactly one target. */
  stating: readonly string[];
  /** Parts of the scope that the report does not cover. */
  except?: readonly Exception[];
}

export type ReportScan = ScanRef & { branch: string; observedAt: Date };

/**
 * Stores the targets that the report names or has results for. Returns the tools without results
 * whose target is unknown.
 */
export const insertScanTargets = async (
  tx: Tx,
  scan: ReportScan,
  { tools }: Scope,
  stated: readonly { tool: string; target: string }[],
): Promise<string[]> => {
  const insert = (rows: SQL) =>
    tx.execute(sql`
    insert into scan_targets (client_id, scan_id, repository_id, branch, tool, target) select ${scan.clientId}::uuid, ${scan.id}::uuid, ${scan.repositoryId}::uuid, ${scan.branch}, r.tool, r.target
    from (${rows}) r on conflict do nothing`);
  await insert(
    sql`select * from unnest(${textArray(stated.map(({ tool }) => tool))}, ${textArray(stated.map(({ target }) => target))}) as s(tool, target)`,
  );
  await insert(
    sql`select distinct s.tool, s.target from scan_stage s where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id}`,
  );
  const { rows } = await tx.execute<{ tool: string; targets: number; scans: number }>(sql`
    select u.tool, count(distinct f.target)::int as targets, count(distinct f.last_scan_id)::int as scans
    from unnest(${textArray(tools)}) as u(tool)
    left join findings f on f.client_id = ${scan.clientId}::uuid and f.repository_id = ${scan.repositoryId} and f.branch = ${scan.branch} and f.status <> 'fixed' and f.tool = u.tool
    where not exists (select from scan_targets t where t.client_id = ${scan.clientId}::uuid and t.scan_id = ${scan.id} and t.tool = u.tool) group by u.tool`);
  if (rows.length === 0) return [];
  // No results and no named target: the report covers all known targets, if they were always
  // scanned together.
  const meant = rows
    .filter(({ targets, scans }) => targets <= 1 || scans <= 1)
    .map(({ tool }) => tool);
  await insert(sql`
    select distinct f.tool, f.target from findings f
    where f.client_id = ${scan.clientId}::uuid and f.repository_id = ${scan.repositoryId} and f.branch = ${scan.branch} and f.status <> 'fixed' and f.tool = any(${textArray(meant)})
    union select u.tool, ${noTarget} from unnest(${textArray(rows.map(({ tool }) => tool))}) as u(tool)`);
  return rows.flatMap(({ tool }) => (meant.includes(tool) ? [] : [tool])).sort();
};

export const deleteScanTargets = (tx: Tx, scan: ScanRef) =>
  tx.execute(
    sql`delete from scan_targets where client_id = ${scan.clientId}::uuid and scan_id = ${scan.id}`,
  );

/**
 * Condition: the tool scanned the place of finding `f` and ran its rule there. A finding without a
 * known target may be on any target, and a host includes all its ports.
 */
export const wasLookedAt = ({ except = [] }: Pick<Scope, 'except'>): SQL =>
  except.length === 0
    ? sql`true`
    : sql`not exists (
        select from jsonb_to_recordset(${JSON.stringify(except)}::jsonb) as u(tool text, file text, rule text, component text, target text)
        where u.tool = f.tool and (u.file is null or u.file = f.file or starts_with(f.file, u.file || '/')) and (u.rule is null or u.rule = f.rule_id)
          and (u.component is null or u.component = f.component) and (u.target is null or f.target = ${noTarget} or split_part(f.target, ':', 2) = split_part(u.target, ':', 2)))`;

/**
 * Condition: finding `f` should appear in this complete report. A report without a target, or with
 * several, may omit a target because it is clean: targets that an earlier report scanned together
 * with one of this report's count as scanned again.
 *
 * @param together for the last part of a group, an earlier scan is that of all its parts
 */
export const isInScope = (
  scan: ReportScan,
  { tools, stating, ...scope }: Scope,
  together: 'reports' | 'groups' = 'reports',
): SQL => {
  const parts = sql`
        left join scans s on s.client_id = before.client_id and s.id = before.scan_id
        left join scan_group_parts p on p.client_id = s.client_id and p.group_id = s.group_id`;
  const [joined, earlier] =
    together === 'reports'
      ? [sql``, sql`before.scan_id`]
      : [parts, sql`coalesce(p.scan_id, before.scan_id)`];
  return sql`
  f.client_id = ${scan.clientId}::uuid and f.repository_id = ${scan.repositoryId} and f.branch = ${scan.branch} and f.status <> 'fixed' and f.tool = any(${textArray(tools)}) and f.last_seen_at <= ${scan.observedAt}::timestamptz and ${wasLookedAt(scope)}
  and ((f.tool, f.target) in (select t.tool, t.target from scan_targets t where t.client_id = ${scan.clientId}::uuid and t.scan_id = ${scan.id})
    or f.tool <> all(${textArray(stating)}) and (f.tool, f.last_scan_id) in (
      select before.tool, ${earlier} from scan_targets now join scan_targets before
        on before.client_id = now.client_id and before.repository_id = now.repository_id and before.branch = now.branch and before.tool = now.tool and before.target = now.target${joined}
      where now.client_id = ${scan.clientId}::uuid and now.scan_id = ${scan.id} and before.scan_id <> now.scan_id))`;
};

/** Condition: finding `f` should appear in this complete report and does not. */
export const isMissingFromReport = (scan: ReportScan, scope: Scope): SQL => sql`
  ${isInScope(scan, scope)}
  and not exists (select from scan_stage s where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.finding_id = f.id)
  and not exists (select from scan_stage s where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.new_id = f.id)`;

/** Stores the targets of the findings that the report closed: it scanned them. */
export const insertClosedTargets = (tx: Tx, scan: ReportScan) =>
  tx.execute(sql`
  insert into scan_targets (client_id, scan_id, repository_id, branch, tool, target)
  select distinct f.client_id, b.scan_id, f.repository_id, f.branch, f.tool, f.target from scan_before b join findings f on f.client_id = b.client_id and f.id = b.finding_id
  where b.client_id = ${scan.clientId}::uuid and b.scan_id = ${scan.id} and b.closed on conflict do nothing`);

/**
 * Marks results superseded by a later complete report of the same target: this report arrived late
 * and changes nothing there. Returns the time of the newest such report.
 */
export const markSuperseded = async (tx: Tx, scan: ReportScan): Promise<Date | undefined> => {
  const {
    rows: [row],
  } = await tx.execute<{ newest: string | null }>(sql`
    with newer as materialized (
      select before.tool, before.target, max(s.observed_at) as at from scan_targets now
      join scan_targets before on before.client_id = now.client_id and before.repository_id = now.repository_id and before.branch = now.branch and before.tool = now.tool and before.target = now.target and before.scan_id <> now.scan_id
      join scans s on s.client_id = before.client_id and s.id = before.scan_id
      where now.client_id = ${scan.clientId}::uuid and now.scan_id = ${scan.id} and ${isEffectiveImport()} and s.complete and s.observed_at > ${scan.observedAt}::timestamptz
      group by 1, 2
    ), marked as (
      update scan_stage s set superseded_at = n.at from newer n where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.tool = n.tool and s.target = n.target
    )
    select max(at) as newest from newer`);
  return row?.newest == null ? undefined : new Date(row.newest);
};
