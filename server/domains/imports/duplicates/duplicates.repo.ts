// Links findings that several tools report about the same problem, with the reason. The links are
// computed only from the open findings, so the order of imports does not matter.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { updateCountedFindings } from '../../../platform/db/counted-writes.ts';
import { setLargeJoinHints } from '../../../platform/db/planner-hints.ts';
import { knownAliases } from '../../vulnerability-feeds/store/index.ts';

/** The repository whose findings are compared. */
export type Place = { clientId: string; repositoryId: string };

/** Condition on findings `f`. */
const isAt = ({ clientId, repositoryId }: Place): SQL =>
  sql`f.client_id = ${clientId}::uuid and f.repository_id = ${repositoryId}`;

/**
 * Only a repository with findings of several tools can have duplicates. The counts, which include
 * this transaction, answer that without reading findings.
 */
const hasSeveralTools = async (tx: Tx, place: Place): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    select c.tool from finding_counts c where c.client_id = ${place.clientId}::uuid and c.repository_id = ${place.repositoryId} group by c.tool having sum(c.n) > 0 limit 2`);
  return rows.length > 1;
};

/**
 * Each round doubles the distance over which shared keys are followed; vulnerability aliases need
 * one or two rounds.
 */
const rounds = 3;

/** `root1` …: for each finding, the smallest id that is reachable over shared keys. */
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
    -- A list instead of a join, so that no join order reads the aliases of all vulnerabilities.
    select a.vulnerability, a.alias from ${knownAliases(place.clientId)} a
    where a.vulnerability = any(array(select distinct split_part(o.key, ' ', 2) from own o where starts_with(o.key, 'vulnerability ')))
  ), members as materialized (
    select id, tool, key from own
    -- "vulnerability CVE-2022-24999 qs" under its other names.
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
    -- The key that both share; if they are connected only through other findings, the finding's own
    -- key.
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

/** Import links that no longer hold; fixed findings keep theirs. */
const stale = (place: Place): SQL => sql`
  stale as materialized (
    select l.finding_id, l.canonical_id from finding_links l join findings f on f.client_id = l.client_id and f.id = l.finding_id
    where ${isAt(place)} and f.status <> 'fixed' and l.origin = 'import' and l.state = 'linked'
      and not exists (select from wanted w where w.id = l.finding_id::text and w.canonical_id = l.canonical_id::text)
  )`;

/** Arrays as text, which JavaScript does not parse. */
type Plan = Record<'stale' | 'stale_of' | 'freed' | 'linked' | 'linked_to' | 'keys', string>;

/** Returns the required changes; empty if the same tools reported the same findings again. */
const planLinks = async (tx: Tx, place: Place): Promise<Plan> => {
  const array = (column: string, from: string, order = 'id') =>
    sql.raw(`(select coalesce(array_agg(${column} order by ${order}), '{}')::text from ${from})`);
  const {
    rows: [plan],
  } = await tx.execute<Plan>(sql`
    with ${wanted(place)}, ${stale(place)}, gone as (
      select finding_id as id, canonical_id from stale
    ), freed as (
      select distinct s.finding_id as id from stale s
      where not exists (select from wanted w where w.id = s.finding_id::text) and not exists (select from person p where p.id = s.finding_id::text)
    ), linked as materialized (
      select w.id, w.canonical_id, w.key from wanted w join findings f on f.id = w.id::uuid
      where ${isAt(place)} and ((f.is_duplicate, f.canonical_id) is distinct from (true, w.canonical_id::uuid)
        or not exists (select from finding_links l where l.client_id = f.client_id and l.finding_id = f.id and l.canonical_id = w.canonical_id::uuid))
    )
    select ${array('id', 'gone', 'id, canonical_id')} as stale, ${array('canonical_id', 'gone', 'id, canonical_id')} as stale_of, ${array('id', 'freed')} as freed,
      ${array('id', 'linked')} as linked, ${array('canonical_id', 'linked')} as linked_to, ${array('key', 'linked')} as keys`);
  if (!plan) throw new Error('The query of duplicates returned no row');
  return plan;
};

/** Returns how many findings were newly linked. */
export const upsertDuplicateLinks = async (tx: Tx, place: Place): Promise<number> => {
  if (!(await hasSeveralTools(tx, place))) return 0;
  // Even a small report is compared with all findings of its repository.
  await setLargeJoinHints(tx);
  const plan = await planLinks(tx, place);
  const links = sql`unnest(${plan.linked}::uuid[], ${plan.linked_to}::uuid[], ${plan.keys}::text[]) as w(id, canonical_id, key)`;
  if (plan.stale !== '{}')
    await tx.execute(sql`
      delete from finding_links l using unnest(${plan.stale}::uuid[], ${plan.stale_of}::uuid[]) as s(finding_id, canonical_id)
      where l.client_id = ${place.clientId}::uuid and l.finding_id = s.finding_id and l.canonical_id = s.canonical_id`);
  if (plan.freed !== '{}')
    await updateCountedFindings(
      tx,
      { where: sql`${isAt(place)} and f.id = any(${plan.freed}::uuid[])` },
      sql`is_duplicate = false, canonical_id = null, updated_at = now()`,
    );
  if (plan.linked === '{}') return 0;
  await tx.execute(sql`
    insert into finding_links (client_id, finding_id, canonical_id, reason, facts, origin)
    select ${place.clientId}::uuid, w.id, w.canonical_id, ${reasonOf(sql`w.key`)}, ${factsOf(sql`w.key`)}, 'import' from ${links}
    on conflict (client_id, finding_id, canonical_id) do nothing`);
  return updateCountedFindings(
    tx,
    {
      from: links,
      where: sql`${isAt(place)} and f.id = w.id and (f.is_duplicate, f.canonical_id) is distinct from (true, w.canonical_id)`,
    },
    sql`is_duplicate = true, canonical_id = w.canonical_id, updated_at = now()`,
  );
};
