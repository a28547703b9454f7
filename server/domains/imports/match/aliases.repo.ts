import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { vulnerabilityIdPattern, insertCveLabels } from '../../vulnerability-feeds/store/index.ts';
import type { ScanRef } from '../../scans/records/index.ts';

/** Stores aliases from staged component results that name exactly one CVE. */
export const upsertAliases = (tx: Tx, scan: ScanRef) =>
  tx.execute(sql`
  with ids as materialized (
    select s.position, substr(l.label, 5) as id from scan_stage s, unnest(s.labels) as l(label)
    where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and not s.known and s.component is not null and starts_with(l.label, 'cve:')
  ), named as (
    select position, min(id) filter (where starts_with(id, 'CVE-')) as cve from ids group by position having count(*) > 1 and count(*) filter (where starts_with(id, 'CVE-')) = 1
  ), pairs as (
    select distinct n.cve, i.id from named n join ids i on i.position = n.position where i.id ~ ${vulnerabilityIdPattern}
  )
  insert into vulnerability_aliases (client_id, vulnerability, alias)
  select ${scan.clientId}::uuid, cve, id from pairs union all select ${scan.clientId}::uuid, id, cve from pairs on conflict do nothing`);
/**
 * Adds the CVE label to findings that the report names by another id, so that filtering and
 * searching by CVE finds them.
 */
export const addAliasLabels = async (tx: Tx, scan: ScanRef): Promise<void> => {
  const { rowCount } = await tx.execute(sql`select 1 from osv_aliases limit 1`);
  if (rowCount === 0) return;
  await insertCveLabels(
    tx,
    scan.clientId,
    sql`select distinct s.client_id, 'cve:' || n.alias, s.finding_id, 'intelligence' from named s join names n on n.vulnerability = s.id`,
    sql`named as materialized (
      select s.client_id, coalesce(s.finding_id, s.new_id) as finding_id, substr(l.label, 5) as id from scan_stage s, unnest(s.labels) as l(label)
      where s.client_id = ${scan.clientId}::uuid and s.scan_id = ${scan.id} and not s.known and (s.finding_id is null or s.differs) and starts_with(l.label, 'cve:')
    ), names as materialized (
      select a.vulnerability, a.alias from osv_aliases a where a.vulnerability = any(array(select distinct id from named)) and starts_with(a.alias, 'CVE-')
    )`,
  );
};
