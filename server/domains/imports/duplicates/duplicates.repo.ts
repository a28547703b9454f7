// Links findings that several tools report about the same problem, with the reason. The links are
// computed from the open findings alone, so the order of imports does not matter.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { setLargeJoinHints } from '../../../platform/db/planner-hints.ts';
import { knownAliases } from '../../vulnerability-feeds/store/index.ts';

/** The repository whose findings are compared. */
export type Place = { clientId: string; repositoryId: string };

/** Condition on findings `f`. */
const isAt = ({ clientId, repositoryId }: Place): SQL =>
  sql`f.client_id = ${clientId}::uuid and f.repository_id = ${repositoryId}`;

/** Only a repository with findings of several tools can have duplicates. */
const hasSeveralTools = async (tx: Tx, place: Place): Promise<boolean> => {
  const { rowCount } = await tx.execute(sql`
    select 1 from findings f where ${isAt(place)} and f.tool <> (select any_one.tool from findings any_one where any_one.client_id = f.client_id and any_one.repository_id = ${place.repositoryId} limit 1) limit 1`);
  return rowCount === 1;
};

/**
 * Each round doubles the distance over which shared keys are followed; vulnerability aliases need
 * one or two rounds.
 */
const rounds = 3;

/** `root1` … name for each finding the smallest id that it reaches over keys in common. */
const reaching = (): SQL =>
  sql.join(
    Array.from({ length: rounds }, (_, index) => {
      const [before, next] = [
        sql.identifier(`root${String(index)}`),
        sql.identifier(`root${String(index + 1)}`),
      ];
      return sql`${next} as materialized (
        select s.id, min(coalesce(far.root, near.root)) as root
        from shared s join (select o.key, min(r.root) as root from shared o join ${before} r on r.id = o.id group by o.key) near on near.key = s.key
        left join ${before} far on far.id = near.root group by s.id)`;
    }),
    sql`, `,
  );

/**
 * Chooses which finding is a duplicate of which. Findings of different tools are duplicates when
 * shared keys connect them. Findings of one tool never are: the n-th of each tool belong together,
 * so no tool's own distinction is lost. The oldest is the canonical finding unless a user chose
 * another. A finding that a user removed from a group stays out.
 */
const wanted = (place: Place): SQL => sql`
  person as materialized (
    select l.finding_id::text as id, l.canonical_id::text as canonical_id from finding_links l join findings c on c.client_id = l.client_id and c.id = l.canonical_id
    where c.client_id = ${place.clientId}::uuid and c.repository_id = ${place.repositoryId} and c.status <> 'fixed' and l.origin = 'person' and l.state = 'linked'
  ), own as materialized (
    select f.id::text as id, f.tool, k.key from findings f, unnest(f.same_as) as k(key)
    where ${isAt(place)} and f.status <> 'fixed' and cardinality(f.same_as) > 0
      and not exists (select from finding_links l where l.client_id = f.client_id and l.finding_id = f.id and l.state = 'unlinked')
  ), names as materialized (
    -- By a list, so that no order of joins reads all that is known of all vulnerabilities.
    select a.vulnerability, a.alias from ${knownAliases(place.clientId)} a
    where a.vulnerability = any(array(select distinct split_part(o.key, ' ', 2) from own o where starts_with(o.key, 'vulnerability ')))
  ), members as materialized (
    select id, tool, key from own
    -- "vulnerability CVE-2022-24999 qs" by its other names.
    union select o.id, o.tool, 'vulnerability ' || n.alias || substr(o.key, length('vulnerability ' || n.vulnerability) + 1)
    from own o join names n on n.vulnerability = split_part(o.key, ' ', 2) where starts_with(o.key, 'vulnerability ')
  ), shared as materialized (
    select m.* from members m join (select key from members group by key having count(distinct tool) > 1) k on k.key = m.key
  ), root0 as materialized (select id, id as root from shared group by id),
  ${reaching()},
  placed as materialized (
    select r.id, r.root, row_number() over (partition by r.root, s.tool order by r.id) as n, p.canonical_id as chosen, stands.id as standing
    from ${sql.identifier(`root${String(rounds)}`)} r join (select distinct id, tool from shared) s on s.id = r.id left join person p on p.id = r.id
    left join (select distinct canonical_id as id from person) stands on stands.id = r.id
  ), groups as (
    select root, n, coalesce(min(chosen), min(standing), min(id)) as canonical_id from placed group by root, n having count(*) > 1
  ), picked as materialized (
    select p.id, g.canonical_id from placed p join groups g on g.root = p.root and g.n = p.n where p.id <> g.canonical_id and p.chosen is null and p.standing is null
  ), common as (
    select w.id, min(mine.key) as key from picked w join shared mine on mine.id = w.id join shared theirs on theirs.id = w.canonical_id and theirs.key = mine.key group by w.id
  ), wanted as materialized (
    -- The key that both have; of those that only others lead from one to the other, one's own.
    select w.id, w.canonical_id, coalesce(c.key, own_key.key) as key
    from picked w join (select id, min(key) as key from shared group by id) own_key on own_key.id = w.id left join common c on c.id = w.id
  )`;

/**
 * A key of `samenessKeys` as its reason and facts: "vulnerability CVE-2022-24999 qs", "weakness
 * CWE-89 src/a.ts:7", "secret .env:3".
 */
const reasonOf = (key: SQL): SQL => sql`split_part(${key}, ' ', 1)`;
const factsOf = (key: SQL): SQL => sql`
  case when starts_with(${key}, 'vulnerability ') then
    (select jsonb_build_object('vulnerability', part[1], 'component', part[2]) from regexp_match(${key}, '^vulnerability ([^ ]+) (.*)$') as m(part))
  else
    (select jsonb_strip_nulls(jsonb_build_object('cwe', part[1]::int, 'file', part[2], 'line', part[3]::int)) from regexp_match(${key}, '^[a-z]+ (?:CWE-([0-9]+) )?(.*):([0-9]+)$') as m(part))
  end`;

/** Deletes import links that no longer hold; fixed findings keep theirs. */
const dissolve = (place: Place): SQL => sql`
  stale as (
    delete from finding_links l using findings f
    where ${isAt(place)} and l.client_id = f.client_id and l.finding_id = f.id and f.status <> 'fixed' and l.origin = 'import' and l.state = 'linked'
      and not exists (select from wanted w where w.id = l.finding_id::text and w.canonical_id = l.canonical_id::text)
    returning l.finding_id
  ), freed as (
    update findings f set is_duplicate = false, canonical_id = null, updated_at = now() from (select distinct finding_id from stale) s
    where ${isAt(place)} and f.id = s.finding_id and not exists (select from wanted w where w.id = f.id::text)
      and not exists (select from person p where p.id = f.id::text)
  )`;

/** Returns how many findings were newly linked. */
export const upsertDuplicateLinks = async (tx: Tx, place: Place): Promise<number> => {
  if (!(await hasSeveralTools(tx, place))) return 0;
  // Even a small report is compared with all findings of its repository.
  await setLargeJoinHints(tx);
  const { rowCount } = await tx.execute(sql`
    with ${wanted(place)}, ${dissolve(place)}, fresh as (
      insert into finding_links (client_id, finding_id, canonical_id, reason, facts, origin)
      select ${place.clientId}::uuid, w.id::uuid, w.canonical_id::uuid, ${reasonOf(sql`w.key`)}, ${factsOf(sql`w.key`)}, 'import' from wanted w
      on conflict (client_id, finding_id, canonical_id) do nothing
    )
    update findings f set is_duplicate = true, canonical_id = w.canonical_id::uuid, updated_at = now() from wanted w
    where ${isAt(place)} and f.id = w.id::uuid and (f.is_duplicate, f.canonical_id) is distinct from (true, w.canonical_id::uuid)
    returning f.id`);
  return rowCount ?? 0;
};
