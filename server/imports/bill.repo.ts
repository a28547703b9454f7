import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { MergeScan } from './match.repo.ts';

/**
 * Most bills say who asks for whom and not which of the components the project itself asks for. Where all begins at one place, that is the project, and what it
 * asks for is direct. A bill that has several such places, or says it itself, is left as it is.
 */
export const tellDirect = (tx: Tx, scan: MergeScan) => tx.execute(sql`
  with edges as materialized (
    select d.from_ref, d.to_ref from dependencies d where d.repository_id = ${scan.repositoryId} and d.scan_id = ${scan.id} and d.from_ref <> d.to_ref
  ), roots as materialized (
    select distinct e.from_ref as ref from edges e where not exists (select from edges above where above.to_ref = e.from_ref) limit 2
  ), asked as (
    select e.to_ref as ref, bool_or(e.from_ref = r.ref) as direct from edges e cross join roots r where (select count(*) from roots) = 1 group by 1
  )
  update components c set direct = a.direct from asked a
  where c.repository_id = ${scan.repositoryId} and c.scan_id = ${scan.id} and c.ref = a.ref and c.direct is null`);
