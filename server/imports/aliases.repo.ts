// One vulnerability has several names: CVE, GHSA, and those of its ecosystem's database. Where a report states two of them, they are learned.
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { MergeScan } from './match.repo.ts';

/** Databases whose entries are about one vulnerability each. An advisory of a distribution is about several: its CVEs are not the same thing. */
const databases = '^(GHSA|PYSEC|RUSTSEC|GO|OSV|MAL|GMS|BIT|SNYK|TEMP|ALPINE|DEBIAN-CVE)-';

/** Of staged results about a component that name exactly one CVE. */
export const learnAliases = (tx: Tx, scan: MergeScan) => tx.execute(sql`
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
