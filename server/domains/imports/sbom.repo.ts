import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { isEffectiveImport } from '../../platform/db/effective-import.ts';
import { repositorySboms } from '../../platform/db/schema/components.ts';
import { textArray } from '../../platform/db/text-match.ts';
import type { ScanRef } from '../scans/records/index.ts';

/** An SBOM that is being imported. */
export interface IncomingSbom {
  id: string;
  /** The subject of the components; empty if the report names none. */
  subject: string;
  tools: readonly string[];
  /** A complete report of the default branch. */
  whole: boolean;
  components: number;
}

/**
 * Chooses a repository's current SBOMs (docs/adr/0015): the newest of each subject, preferring
 * complete reports of the default branch. A report with fewer than half the components of another
 * tool's latest report on the same subject is not an SBOM: scanners use the same formats to list
 * only affected components. An SBOM without a subject belongs to the only named subject, else to
 * the repository itself. Returns the scan ids.
 */
export const updateCurrentSboms = async (
  tx: Tx,
  { clientId, repositoryId }: Pick<ScanRef, 'clientId' | 'repositoryId'>,
  coming?: IncomingSbom,
): Promise<string[]> => {
  const alsoComing =
    coming &&
    sql`union all select ${coming.id}::uuid, ${coming.subject}, ${textArray(coming.tools)}, ${coming.whole}::boolean, ${coming.components}::int, now()`;
  const { rows: chosen } = await tx.execute<{ id: string; subject: string }>(sql`
    with bills as (
      select s.id, s.subject, s.tools, s.complete and s.group_name is null and s.branch = r.branch as whole, (s.counts ->> 'components')::int as n, s.finished_at as at
      from scans s join repositories r on r.client_id = s.client_id and r.id = s.repository_id
      where s.client_id = ${clientId}::uuid and s.repository_id = ${repositoryId} and ${isEffectiveImport()} and not s.bill_put_away and (s.counts ->> 'components')::int > 0
      ${alsoComing ?? sql``}
    ), speaking as (
      select id, subject, tools, n, at from bills where whole = (select bool_or(whole) from bills)
    ), named as (
      select count(distinct subject) as n, max(subject) as only from speaking where subject <> ''
    ), newest as (
      select distinct on (b.subject, b.tools) b.* from (
        select s.id, s.tools, s.n, s.at, case when s.subject = '' and named.n = 1 then named.only else s.subject end as subject from speaking s cross join named
      ) b order by b.subject, b.tools, b.at desc
    ), fit as (
      select distinct on (f.subject) f.id, f.subject, f.n from (select *, max(n) over (partition by subject) as most from newest) f
      where 2 * f.n >= f.most order by f.subject, f.at desc
    )
    select id, subject from fit where subject <> '' or 2 * n >= (select max(n) from fit) order by subject`);
  const { rowCount: before } = await tx
    .delete(repositorySboms)

    .where(
      and(eq(repositorySboms.clientId, clientId), eq(repositorySboms.repositoryId, repositoryId)),
    );
  for (const { id, subject } of chosen)
    await tx.insert(repositorySboms).values({ clientId, repositoryId, subject, scanId: id });
  if (chosen.length > 1 || (before ?? 0) > 1)
    await markRepeatedComponents(tx, { clientId, repositoryId });
  return chosen.map(({ id }) => id);
};

/**
 * Lists a component of several SBOMs once, under the first. Passes ids as an array, so the planner
 * looks each component up once.
 */
const markRepeatedComponents = (
  tx: Tx,
  { clientId, repositoryId }: Pick<ScanRef, 'clientId' | 'repositoryId'>,
) =>
  tx.execute(sql`
  with current as (
    select c.id, c.repeated, min(b.subject) over (partition by coalesce(c.purl, c.name || '@' || coalesce(c.version, ''))) < b.subject as is_repeated
    from repository_bills b join components c on c.client_id = b.client_id and c.repository_id = b.repository_id and c.scan_id = b.scan_id where b.client_id = ${clientId}::uuid and b.repository_id = ${repositoryId}
  )
  update components c set repeated = not c.repeated where c.client_id = ${clientId}::uuid and c.id = any(array(select id from current where repeated <> is_repeated))`);

/**
 * Most SBOMs contain the dependency edges but do not mark direct dependencies. When the graph has
 * one root, the root is the project and its dependencies are direct. An SBOM with several roots, or
 * with its own marks, stays unchanged.
 */
export const markDirectDependencies = (tx: Tx, scan: ScanRef) =>
  tx.execute(sql`
  with edges as materialized (
    select d.from_ref, d.to_ref from dependencies d where d.client_id = ${scan.clientId}::uuid and d.repository_id = ${scan.repositoryId} and d.scan_id = ${scan.id} and d.from_ref <> d.to_ref
  ), roots as materialized (
    (select from_ref as ref from edges except select to_ref from edges) limit 2
  ), asked as (
    select e.to_ref as ref, bool_or(e.from_ref = r.ref) as direct from edges e cross join roots r where (select count(*) from roots) = 1 group by 1
  )
  update components c set direct = a.direct from asked a
  where c.client_id = ${scan.clientId}::uuid and c.repository_id = ${scan.repositoryId} and c.scan_id = ${scan.id} and c.ref = a.ref and c.direct is null`);
