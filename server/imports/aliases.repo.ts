// One vulnerability has several names: CVE, GHSA, and those of its ecosystem's database. Where a report states two of them, they are learned; what OSV states is
// known to all organisations.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { databases } from '../intelligence/names.ts';
import type { MergeScan } from './match.repo.ts';

/** All names that are known: `vulnerability` is also `alias`. */
export const knownAliases: SQL = sql`(select vulnerability, alias from vulnerability_aliases union all select vulnerability, alias from osv_aliases)`;

/** Of staged results about a component that name exactly one CVE. */
export const learnAliases = (tx: Tx, scan: MergeScan) =>
  tx.execute(sql`
  with ids as materialized (
    select s.position, substr(l.label, 5) as id from scan_stage s, unnest(s.labels) as l(label)
    where s.scan_id = ${scan.id} and not s.known and s.component is not null and starts_with(l.label, 'cve:')
  ), named as (
    select position, min(id) filter (where starts_with(id, 'CVE-')) as cve from ids group by position having count(*) > 1 and count(*) filter (where starts_with(id, 'CVE-')) = 1
  ), pairs as (
    select distinct n.cve, i.id from named n join ids i on i.position = n.position where i.id ~ ${databases}
  )
  insert into vulnerability_aliases (client_id, vulnerability, alias)
  select ${scan.clientId}::uuid, cve, id from pairs union all select ${scan.clientId}::uuid, id, cve from pairs on conflict do nothing`);

/** The labels of a query of rows for `finding_labels`, as far as they are new. */
export const labelled = (rows: SQL): SQL => sql`labelled as (
  insert into finding_labels (client_id, label, finding_id, origin) ${rows} on conflict do nothing returning client_id, finding_id, label)`;

/** Whoever searches for the CVE, or a part of it, finds what was `labelled` with it. Answers the findings. */
export const searchable: SQL = sql`
  update findings f set search = f.search || to_tsvector('simple', l.words || ' ' || replace(l.words, '-', ' '))
  from (select client_id, finding_id, string_agg(substr(label, 5), ' ') as words from labelled group by 1, 2) l
  where f.client_id = l.client_id and f.id = l.finding_id returning f.id`;

/** Findings that a report knows by another name get their CVE as well, so that whoever filters or searches by it finds them. */
export const labelByAlias = async (tx: Tx, scan: MergeScan): Promise<void> => {
  const { rowCount } = await tx.execute(sql`select 1 from osv_aliases limit 1`);
  if (rowCount === 0) return;
  await tx.execute(sql`
    with said as materialized (
      select s.client_id, coalesce(s.finding_id, s.new_id) as finding_id, substr(l.label, 5) as id from scan_stage s, unnest(s.labels) as l(label)
      where s.scan_id = ${scan.id} and not s.known and (s.finding_id is null or s.differs) and starts_with(l.label, 'cve:')
    ), names as materialized (
      select a.vulnerability, a.alias from osv_aliases a where a.vulnerability = any(array(select distinct id from said)) and starts_with(a.alias, 'CVE-')
    ), ${labelled(sql`select distinct s.client_id, 'cve:' || n.alias, s.finding_id, 'intelligence' from said s join names n on n.vulnerability = s.id`)}
    ${searchable}`);
};
