// Matches findings whose file was renamed or whose code moved to another file. Ambiguous results
// become new findings.
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import type { ScanRef } from '../../scans/records/index.ts';

/** Evidence found in more files than this identifies none of them. */
const tellingFiles = 20;
/**
 * Number of trailing path segments compared: a file that kept its name and folders is the likelier
 * match.
 */
const segments = 3;

/**
 * Pairs a file missing from the report with a file new in it when both contain the same evidence.
 * The pair that shares more of its path wins, then the one that shares more findings; a tie matches
 * nothing. Findings are paired in order.
 */
export const matchRenamedFiles = (tx: Tx, scan: ScanRef) =>
  tx.execute(sql`
  with old as materialized (
    select f.id, f.tool, f.file, f.follow_key, row_number() over (partition by f.tool, f.file, f.follow_key order by f.start_line, f.start_column, f.component_version, f.id) as n
    from findings f
    where f.client_id = ${scan.clientId}::uuid and f.repository_id = ${scan.repositoryId} and f.status <> 'fixed' and f.follow_key is not null and f.file is not null
      and (f.tool, f.target) in (select tool, target from scan_targets where client_id = ${scan.clientId}::uuid and scan_id = ${scan.id})
      and not exists (select from scan_stage t where t.client_id = ${scan.clientId}::uuid and t.scan_id = ${scan.id} and t.finding_id = f.id)
      and not exists (select from scan_stage t where t.client_id = ${scan.clientId}::uuid and t.scan_id = ${scan.id} and t.tool = f.tool and t.file = f.file)
  ), fresh as materialized (
    select s.position, s.tool, s.file, s.follow_key, row_number() over (partition by s.tool, s.file, s.follow_key order by s.start_line, s.start_column, s.component_version, s.position) as n
    from scan_stage s
    where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and s.finding_id is null and s.follow_key is not null and s.file is not null
      and not exists (select from findings f where f.client_id = ${scan.clientId}::uuid and f.repository_id = ${scan.repositoryId} and f.tool = s.tool and f.file = s.file and f.status <> 'fixed')
  ), evidence as materialized (
    select e.*, count(*) over (partition by side, tool, follow_key, tail) as files from (
      select distinct side, tool, file, follow_key, k, case k when 0 then '' else array_to_string(path[greatest(1, cardinality(path) - k + 1):], '/') end as tail
      from (select 'old' as side, tool, file, follow_key, string_to_array(file, '/') as path from old
            union all select 'new', tool, file, follow_key, string_to_array(file, '/') from fresh) each
      cross join generate_series(0, ${segments}::int) as k
      where k <= cardinality(path) and (k > 0 or not starts_with(follow_key, '~'))
    ) e
  ), pairs as (
    select o.tool, o.file as old_file, s.file as new_file, max(o.k) as kept, count(distinct o.follow_key) as shared
    from evidence o join evidence s on s.side = 'new' and s.tool = o.tool and s.follow_key = o.follow_key and s.tail = o.tail and s.k = o.k
    where o.side = 'old' and o.files <= ${tellingFiles} and s.files <= ${tellingFiles} group by 1, 2, 3
  ), ranked as (
    select *, rank() over (partition by tool, old_file order by kept desc, shared desc) as of_old, count(*) over (partition by tool, old_file, kept, shared) as like_old,
           rank() over (partition by tool, new_file order by kept desc, shared desc) as of_new, count(*) over (partition by tool, new_file, kept, shared) as like_new
    from pairs
  )
  update scan_stage t set finding_id = o.id, match = 'renamed'
  from ranked r join fresh s on s.tool = r.tool and s.file = r.new_file join old o on o.tool = r.tool and o.file = r.old_file and o.follow_key = s.follow_key and o.n = s.n
  where r.of_old = 1 and r.of_new = 1 and r.like_old = 1 and r.like_new = 1 and t.client_id = ${scan.clientId}::uuid and t.scan_id = ${scan.id} and t.position = s.position`);

/** Code moved to another file: its evidence must be specific and unique on both sides. */
export const matchMovedCode = (tx: Tx, scan: ScanRef) =>
  tx.execute(sql`
  with s as (
    select follow_key, min(position) as position from scan_stage
    where client_id = ${scan.clientId}::uuid and scan_id = ${scan.id} and finding_id is null and follow_key is not null and not starts_with(follow_key, '~') group by follow_key having count(*) = 1
  ), f as (
    select f.follow_key, (array_agg(f.id))[1] as id from findings f
    where f.client_id = ${scan.clientId}::uuid and f.repository_id = ${scan.repositoryId} and f.status <> 'fixed' and f.follow_key in (select follow_key from s) and (f.tool, f.target) in (select tool, target from scan_targets where client_id = ${scan.clientId}::uuid and scan_id = ${scan.id})
      and not exists (select from scan_stage t where t.client_id = ${scan.clientId}::uuid and t.scan_id = ${scan.id} and t.finding_id = f.id)
    group by f.follow_key having count(*) = 1
  )
  update scan_stage t set finding_id = f.id, match = 'renamed'
  from s join f on f.follow_key = s.follow_key
  where t.client_id = ${scan.clientId}::uuid and t.scan_id = ${scan.id} and t.position = s.position`);
