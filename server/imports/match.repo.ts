// Which staged results are findings that are known already. Each pass leaves to the next what it could not tell.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { leftOut } from '../reports/left-out.ts';

export type MergeScan = { clientId: string; id: string; repositoryId: string };

/** Nothing to compare with: the first import of a repository. */
export const hasFindings = async (tx: Tx, scan: MergeScan): Promise<boolean> => {
  const { rowCount } = await tx.execute(
    sql`select 1 from findings where repository_id = ${scan.repositoryId} limit 1`,
  );
  return rowCount === 1;
};

const repeated = leftOut('repeated');

/** The same result twice in one report counts once. Returns how many were dropped. */
export const dropRepeated = async (tx: Tx, scan: MergeScan): Promise<number> => {
  const { rowCount } = await tx.execute(sql`
    with repeated as (
      delete from scan_stage s using (
        select position, row_number() over (partition by tool, identity, content_hash order by position) as n from scan_stage where scan_id = ${scan.id}
      ) d where s.scan_id = ${scan.id} and s.position = d.position and d.n > 1 returning s.client_id, s.position, s.pointer
    )
    insert into scan_ignored (client_id, scan_id, position, reason, detail, type, facts, pointer)
    select client_id, ${scan.id}::uuid, 1000000 + position, 'duplicate_in_report', ${repeated.detail}, ${repeated.type}, '{}', pointer from repeated`);
  return rowCount ?? 0;
};

/** What has been fixed may come back, but what is open is the likelier one. */
type Among = 'open' | 'fixed';

/** The only one of its identity in the report and among the open findings: nearly all of them, without sorting any. */
export const matchAlone = (tx: Tx, scan: MergeScan) =>
  tx.execute(sql`
  with s as (select identity, min(position) as position from scan_stage where scan_id = ${scan.id} group by identity having count(*) = 1),
       f as (select id, identity, start_line, start_column, component_version from findings where repository_id = ${scan.repositoryId} and status <> 'fixed')
  update scan_stage t set finding_id = f.id,
    match = case when (f.start_line, f.start_column, f.component_version) is not distinct from (t.start_line, t.start_column, t.component_version) then 'same' else 'moved' end
  from s join f on f.identity = s.identity
  where t.scan_id = ${scan.id} and t.position = s.position and not exists (select from f g where g.identity = f.identity and g.id <> f.id)`);

const known = (scan: MergeScan, among: Among) => sql`
  select f.id, f.identity, f.start_line, f.start_column, f.component_version, count(*) over (partition by f.identity) as total
  from findings f where f.repository_id = ${scan.repositoryId} and (f.status = 'fixed') = ${among === 'fixed'}::boolean
    and f.identity in (select identity from scan_stage where scan_id = ${scan.id} and finding_id is null)
    and not exists (select from scan_stage t where t.scan_id = ${scan.id} and t.finding_id = f.id)`;

const unmatched = (scan: MergeScan) => sql`
  select position, identity, start_line, start_column, component_version, count(*) over (partition by identity) as total from scan_stage where scan_id = ${scan.id} and finding_id is null`;

const inOrder = (scan: MergeScan, among: Among, condition: SQL) => sql`
  with f as (select *, row_number() over (partition by identity order by start_line, start_column, component_version, id) as n from (${known(scan, among)}) k),
       s as (select *, row_number() over (partition by identity order by start_line, start_column, component_version, position) as n from (${unmatched(scan)}) u)
  update scan_stage t set finding_id = f.id, match = case when (f.start_line, f.start_column, f.component_version) is not distinct from (s.start_line, s.start_column, s.component_version) then 'same' else 'moved' end
  from s join f on f.identity = s.identity and f.n = s.n and ${condition}
  where t.scan_id = ${scan.id} and t.position = s.position`;

/**
 * As many of one identity as before: each is the one of its turn, since lines inserted above can put one exactly where the next one stood. Versions of
 * a component have no such order.
 */
export const matchAsMany = (tx: Tx, scan: MergeScan, among: Among) =>
  tx.execute(
    inOrder(scan, among, sql`f.total = s.total and (s.total = 1 or s.start_line is not null)`),
  );

/** Nulls included, and as one value: "is not distinct from" could only compare each with each. */
const place = (alias: SQL): SQL =>
  sql`row(${alias}.start_line, ${alias}.start_column, ${alias}.component_version)::text`;

/** One of them came or went: then the one at the same place is the one, whatever else moved around it. */
export const matchInPlace = (tx: Tx, scan: MergeScan, among: Among) =>
  tx.execute(sql`
  with f as (select *, row_number() over (partition by identity, start_line, start_column, component_version order by id) as n from (${known(scan, among)}) k),
       s as (select *, row_number() over (partition by identity, start_line, start_column, component_version order by position) as n from (${unmatched(scan)}) u)
  update scan_stage t set finding_id = f.id, match = 'same'
  from s join f on f.identity = s.identity and f.n = s.n and ${place(sql`f`)} = ${place(sql`s`)}
  where t.scan_id = ${scan.id} and t.position = s.position`);

/** The rest, in the order in which they stand in the file. */
export const matchInOrder = (tx: Tx, scan: MergeScan, among: Among) =>
  tx.execute(inOrder(scan, among, sql`true`));
