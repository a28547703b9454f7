// The same thing reported by two tools: one of them stands for both, and says why.
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';

/** Only a repository that several tools look at can have any. */
const hasSeveralTools = async (tx: Tx, repositoryId: string): Promise<boolean> => {
  const { rows } = await tx.execute(sql`select tool from finding_counts where repository_id = ${repositoryId} group by tool having sum(n) > 0 limit 2`);
  return rows.length > 1;
};

/** Links that lost their canonical finding are dissolved: then the other one stands for itself again. */
const dissolve = (tx: Tx, repositoryId: string) => tx.execute(sql`
  with ended as (
    delete from finding_links l using findings c
    where c.id = l.canonical_id and c.repository_id = ${repositoryId} and c.status = 'fixed' and l.origin = 'import' and l.state = 'linked'
    returning l.finding_id
  )
  update findings set is_duplicate = false, canonical_id = null, updated_at = now() where id in (select finding_id from ended)`);

/** The oldest finding of a group is its canonical one. What a person linked or unlinked stays as they decided. */
const link = (tx: Tx, repositoryId: string) => tx.execute(sql`
  with keyed as (
    select k.key, f.client_id, f.id, f.tool from findings f, unnest(f.same_as) as k(key)
    where f.repository_id = ${repositoryId} and f.status <> 'fixed' and cardinality(f.same_as) > 0
  ), groups as (
    select key, min(id::text)::uuid as canonical_id from keyed group by key having count(distinct tool) > 1
  ), pairs as (
    select distinct on (k.id) k.client_id, k.id as finding_id, g.canonical_id, k.key
    from keyed k join groups g using (key) join findings c on c.client_id = k.client_id and c.id = g.canonical_id
    where k.id <> g.canonical_id and k.tool <> c.tool
      and not exists (select from finding_links l where l.finding_id = k.id and (l.origin = 'person' or (l.canonical_id = g.canonical_id and l.state = 'unlinked')))
    order by k.id, g.canonical_id, k.key
  ), linked as (
    insert into finding_links (client_id, finding_id, canonical_id, reason, origin)
    select client_id, finding_id, canonical_id, key, 'import' from pairs
    on conflict (client_id, finding_id, canonical_id) do nothing returning client_id, finding_id, canonical_id, reason
  )
  update findings f set is_duplicate = true, canonical_id = l.canonical_id, updated_at = now()
  from linked l where f.client_id = l.client_id and f.id = l.finding_id
  returning f.id`);

/** Returns how many findings were newly linked. */
export const linkDuplicates = async (tx: Tx, repositoryId: string): Promise<number> => {
  await dissolve(tx, repositoryId);
  if (!(await hasSeveralTools(tx, repositoryId))) return 0;
  const { rowCount } = await link(tx, repositoryId);
  return rowCount ?? 0;
};
