// Matches staged results with known findings. Each pass handles what the earlier ones left
// unmatched.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import type { ScanRef } from '../../scans/records/index.ts';
import { skippedResult } from '../../../report-formats/skipped-result.ts';

/** False for the first import of a repository. */
export const hasFindings = async (tx: Tx, scan: ScanRef): Promise<boolean> => {
  const { rowCount } = await tx.execute(
    sql`select 1 from findings where client_id = ${scan.clientId}::uuid and repository_id = ${scan.repositoryId} limit 1`,
  );
  return rowCount === 1;
};

/** The tools whose findings the repository has, open or not, as earlier reports spelled them. */
export const listKnownTools = async (tx: Tx, scan: ScanRef): Promise<string[]> => {
  const { rows } = await tx.execute<{ tool: string }>(
    sql`select distinct tool from finding_counts where client_id = ${scan.clientId}::uuid and repository_id = ${scan.repositoryId}`,
  );
  return rows.map(({ tool }) => tool);
};

const repeated = skippedResult('repeated');

/** Keeps one of identical results in a report. Returns how many were deleted. */
export const deleteRepeatedResults = async (tx: Tx, scan: ScanRef): Promise<number> => {
  const { rowCount } = await tx.execute(sql`
    with several as materialized (
      -- Few, if any: all results are grouped by a hash, and only these are sorted.
      select tool, identity, content_hash from scan_stage where client_id = ${scan.clientId}::uuid and scan_id = ${scan.id} group by 1, 2, 3 having count(*) > 1
    ), repeated as (
      delete from scan_stage s using (
        select position, row_number() over (partition by tool, identity, content_hash order by position) as n from scan_stage
        where client_id = ${scan.clientId}::uuid and scan_id = ${scan.id} and (tool, identity, content_hash) in (select tool, identity, content_hash from several)
      ) d where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.position = d.position and d.n > 1 returning s.client_id, s.position, s.pointer
    )
    insert into scan_ignored (client_id, scan_id, position, reason, detail, type, facts, pointer)
    select client_id, ${scan.id}::uuid, 1000000 + position, 'duplicate_in_report', ${repeated.detail}, ${repeated.type}, '{}', pointer from repeated`);
  return rowCount ?? 0;
};

/** Open findings are tried before fixed ones. */
type Among = 'open' | 'fixed';

/**
 * Identities that occur once in the report and once among the open findings: nearly all results,
 * without a sort.
 */
export const matchUnique = (tx: Tx, scan: ScanRef) =>
  tx.execute(sql`
  with s as (select identity, min(position) as position from scan_stage where client_id = ${scan.clientId}::uuid and scan_id = ${scan.id} group by identity having count(*) = 1),
       f as (select id, identity, start_line, start_column, component_version from findings where client_id = ${scan.clientId}::uuid and repository_id = ${scan.repositoryId} and status <> 'fixed')
  update scan_stage t set finding_id = f.id,
    match = case when (f.start_line, f.start_column, f.component_version) is not distinct from (t.start_line, t.start_column, t.component_version) then 'same' else 'moved' end
  from s join f on f.identity = s.identity
  where t.client_id = ${scan.clientId}::uuid and t.scan_id = ${scan.id} and t.position = s.position and not exists (select from f g where g.identity = f.identity and g.id <> f.id)`);

const known = (scan: ScanRef, among: Among) => sql`
  select f.id, f.identity, f.start_line, f.start_column, f.component_version, count(*) over (partition by f.identity) as total
  from findings f where f.client_id = ${scan.clientId}::uuid and f.repository_id = ${scan.repositoryId} and (f.status = 'fixed') = ${among === 'fixed'}::boolean
    and f.identity in (select identity from scan_stage where client_id = ${scan.clientId}::uuid and scan_id = ${scan.id} and finding_id is null)
    and not exists (select from scan_stage t where t.client_id = ${scan.clientId}::uuid and t.scan_id = ${scan.id} and t.finding_id = f.id)`;

const unmatched = (scan: ScanRef) => sql`
  select position, identity, start_line, start_column, component_version, count(*) over (partition by identity) as total from scan_stage where client_id = ${scan.clientId}::uuid and scan_id = ${scan.id} and finding_id is null`;

const inOrder = (scan: ScanRef, among: Among, condition: SQL) => sql`
  with f as (select *, row_number() over (partition by identity order by start_line, start_column, component_version, id) as n from (${known(scan, among)}) k),
       s as (select *, row_number() over (partition by identity order by start_line, start_column, component_version, position) as n from (${unmatched(scan)}) u)
  update scan_stage t set finding_id = f.id, match = case when (f.start_line, f.start_column, f.component_version) is not distinct from (s.start_line, s.start_column, s.component_version) then 'same' else 'moved' end
  from s join f on f.identity = s.identity and f.n = s.n and ${condition}
  where t.client_id = ${scan.clientId}::uuid and t.scan_id = ${scan.id} and t.position = s.position`;

/**
 * As many results of an identity as before: they are paired in order, since inserted lines can move
 * one to exactly where the next one was. Versions of a component have no such order.
 */
export const matchEqualCounts = (tx: Tx, scan: ScanRef, among: Among) =>
  tx.execute(
    inOrder(scan, among, sql`f.total = s.total and (s.total = 1 or s.start_line is not null)`),
  );

/**
 * Compares nulls as equal values in a hash join; `is not distinct from` would compare every pair.
 */
const place = (alias: SQL): SQL =>
  sql`row(${alias}.start_line, ${alias}.start_column, ${alias}.component_version)::text`;

/** The count changed: the finding at the same position matches, even if others moved. */
export const matchByPosition = (tx: Tx, scan: ScanRef, among: Among) =>
  tx.execute(sql`
  with f as (select *, row_number() over (partition by identity, start_line, start_column, component_version order by id) as n from (${known(scan, among)}) k),
       s as (select *, row_number() over (partition by identity, start_line, start_column, component_version order by position) as n from (${unmatched(scan)}) u)
  update scan_stage t set finding_id = f.id, match = 'same'
  from s join f on f.identity = s.identity and f.n = s.n and ${place(sql`f`)} = ${place(sql`s`)}
  where t.client_id = ${scan.clientId}::uuid and t.scan_id = ${scan.id} and t.position = s.position`);

/** The remaining results, paired in file order. */
export const matchByOrder = (tx: Tx, scan: ScanRef, among: Among) =>
  tx.execute(inOrder(scan, among, sql`true`));
