import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { repositories } from '../db/schema/repositories.ts';
import { texts } from '../db/text-match.ts';
import type { MergeScan } from './match.repo.ts';

/** Components of a report that is being published. */
export interface ComingBill {
  id: string;
  tools: readonly string[];
  /** Of the default branch, and of all of it. */
  whole: boolean;
  components: number;
}

/**
 * Settles which report is a repository's bill of materials: the newest, of those that speak for the whole default branch where there are any. One that has not half the
 * components of another tool's last one is none: scanners name in the same formats the few components in which they found something. Returns its scan.
 */
export const chooseBill = async (tx: Tx, repositoryId: string, coming?: ComingBill): Promise<string | undefined> => {
  const alsoComing = coming && sql`union all select ${coming.id}::uuid, ${texts(coming.tools)}, ${coming.whole}::boolean, ${coming.components}::int, now()`;
  const { rows: [chosen] } = await tx.execute<{ id: string }>(sql`
    with bills as (
      select s.id, s.tools, s.complete and s.branch = r.branch as whole, (s.counts ->> 'components')::int as n, s.finished_at as at
      from scans s join repositories r on r.client_id = s.client_id and r.id = s.repository_id
      where s.repository_id = ${repositoryId} and s.status = 'succeeded' and not s.dry_run and s.undone_at is null and (s.counts ->> 'components')::int > 0
      ${alsoComing ?? sql``}
    ), newest as (
      select distinct on (tools, whole) id, whole, n, at from bills order by tools, whole, at desc
    ), fit as (
      select id, n, at from newest where whole = (select bool_or(whole) from newest)
    )
    select id from fit where 2 * n >= (select max(n) from fit) order by at desc limit 1`);
  await tx.update(repositories).set({ sbomScanId: chosen?.id ?? null }).where(eq(repositories.id, repositoryId));
  return chosen?.id;
};

/**
 * Most bills say who asks for whom and not which of the components the project itself asks for. Where all begins at one place, that is the project, and what it
 * asks for is direct. A bill that has several such places, or says it itself, is left as it is.
 */
export const tellDirect = (tx: Tx, scan: MergeScan) => tx.execute(sql`
  with edges as materialized (
    select d.from_ref, d.to_ref from dependencies d where d.repository_id = ${scan.repositoryId} and d.scan_id = ${scan.id} and d.from_ref <> d.to_ref
  ), roots as materialized (
    (select from_ref as ref from edges except select to_ref from edges) limit 2
  ), asked as (
    select e.to_ref as ref, bool_or(e.from_ref = r.ref) as direct from edges e cross join roots r where (select count(*) from roots) = 1 group by 1
  )
  update components c set direct = a.direct from asked a
  where c.repository_id = ${scan.repositoryId} and c.scan_id = ${scan.id} and c.ref = a.ref and c.direct is null`);
