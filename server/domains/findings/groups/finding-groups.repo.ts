// Groups findings by a common value. If the bits of the sort indexes decide a query, only the
// findings of the shown groups are read.
import { sql, type SQL } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { severities } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import type { PageRange } from '../../../platform/http/paging.ts';
import { bySeverity } from '../charts/charts.repo.ts';
import {
  bitmapField,
  type Conditions,
  cubeCondition,
  type FindingQuery,
  isOfClient,
} from '../query/index.ts';

type Schemas = components['schemas'];
export type GroupKey = 'repository' | 'rule' | 'cve' | 'component' | 'file';

export type GroupRow = Schemas['SeverityCounts'] & {
  key: string;
  label: string;
  total: number;
  highest_priority: number;
  repositories: number;
  oldest_at: Date | string;
  with_fix: number;
  groups: number;
};

const groupKeys: Record<GroupKey, { key: SQL; from: (where: SQL) => SQL }> = {
  repository: { key: sql`f.repository_name`, from: (where) => sql`findings f where ${where}` },
  rule: { key: sql`f.rule_id`, from: (where) => sql`findings f where ${where}` },
  cve: {
    key: sql`substr(l.label, 5)`,
    from: (where) =>
      sql`findings f join finding_labels l on l.client_id = f.client_id and l.finding_id = f.id and starts_with(l.label, 'cve:') where ${where}`,
  },
  component: {
    key: sql`f.component`,
    from: (where) => sql`findings f where f.component is not null and ${where}`,
  },
  file: {
    key: sql`f.file`,
    from: (where) => sql`findings f where f.file is not null and ${where}`,
  },
};

/**
 * A rule's identifier is not descriptive, so its name is used, or, without a name, the title that
 * all its findings share.
 */
const labelOf = (group: GroupKey): SQL =>
  group === 'rule'
    ? sql`coalesce(max(f.rule_name), case when min(f.low_title) = max(f.high_title) then min(f.low_title) end, f.key)`
    : sql`f.key`;

/** Groups by reading every matching finding. */
export const groupsOfRows = async (
  tx: Tx,
  group: GroupKey,
  where: SQL,
  window: PageRange,
): Promise<GroupRow[]> => {
  const { key, from } = groupKeys[group];
  // Summed by repository first: counting distinct repositories over every row would sort them all.
  const { rows } = await tx.execute<GroupRow>(sql`
    select f.key, ${labelOf(group)} as label, sum(f.n)::int as total, ${bySeverity}, max(f.priority) as highest_priority, (count(*) over ())::int as groups,
      count(distinct f.repository_id)::int as repositories, min(f.oldest) as oldest_at, sum(f.fixes)::int as with_fix
    from (select ${key} as key, f.severity, f.repository_id, count(*) as n, max(f.priority) as priority, min(f.first_seen_at) as oldest, count(*) filter (where f.has_fix) as fixes,
            max(f.rule_name) as rule_name, min(f.title) as low_title, max(f.title) as high_title
          from ${from(where)} group by 1, 2, 3) f
    group by f.key order by max(f.priority) desc, 3 desc, f.key limit ${window.limit} offset ${window.offset}`);
  return rows;
};

/** A finding has several CVEs, and no index contains them with the bits. */
export type IndexedGroup = Exclude<GroupKey, 'cve'>;
export const isIndexed = (group: GroupKey): group is IndexedGroup => group !== 'cve';

/**
 * The column of a sort index, and the kind of label counts that has the repositories of a value.
 */
const indexed: Record<IndexedGroup, { column: SQL; kind?: string }> = {
  repository: { column: sql`f.repository_name` },
  rule: { column: sql`f.rule_id`, kind: 'rule' },
  component: { column: sql`f.component_order`, kind: 'component' },
  file: { column: sql`f.file_order` },
};

/** Number of findings of a rule whose titles are compared. */
const titlesRead = 100;

/**
 * Ids and bits of a group's findings, only from the index: the offset keeps the planner from
 * reading the findings.
 */
const membersOf = (group: IndexedGroup, perhaps: SQL): SQL =>
  sql`(select f.id, f.bitmap_ranges from findings f where ${indexed[group].column} = p.key and ${perhaps} offset 0)`;

/** Read one by one: a join would be planned for far more rows. */
const read = (clientId: string): SQL =>
  sql`cross join lateral (select g.repository_id, g.first_seen_at from findings g where g.client_id = ${clientId}::uuid and g.id = m.id offset 0) g`;

const repositoriesOf = (
  group: IndexedGroup,
  query: FindingQuery,
  clientId: string,
  perhaps: SQL,
): SQL => {
  if (group === 'repository') return sql`1`;
  const { kind } = indexed[group];
  const counted = cubeCondition(clientId, query);
  return kind === undefined || counted === undefined
    ? sql`(select count(distinct g.repository_id)::int from ${membersOf(group, perhaps)} m ${read(clientId)})`
    : sql`(select count(*)::int from (select from label_counts f where f.kind = ${kind} and f.label = ${`${kind}:`}::text || p.key and ${counted} group by f.repository_id having sum(f.n) > 0) r)`;
};

const nameOf = (group: IndexedGroup, clientId: string): SQL =>
  group === 'rule'
    ? sql`(select coalesce(max(t.rule_name), case when min(t.title) = max(t.title) then min(t.title) end, p.key) from (select f.rule_name, f.title from findings f where ${isOfClient(clientId)} and f.rule_id = p.key limit ${titlesRead}) t)`
    : sql`p.key`;

const counted = sql.join(
  severities.map(
    (severity, rank) =>
      sql`(count(*) filter (where ${bitmapField('severity')} = ${sql.raw(String(rank))}))::int as ${sql.raw(severity)}`,
  ),
  sql`, `,
);

/** Groups by sums over an index, for a query that `bitmapPredicate` decides completely. */
export const groupsOfBits = async (
  tx: Tx,
  group: IndexedGroup,
  query: FindingQuery,
  { clientId, bitmapPredicate }: Pick<Conditions, 'clientId' | 'bitmapPredicate'>,
  window: PageRange,
): Promise<GroupRow[]> => {
  const perhaps = sql`${isOfClient(clientId)} and ${bitmapPredicate}`;
  const { rows } = await tx.execute<GroupRow>(sql`
    with groups as materialized (
      select f.key, count(*)::int as total, ${counted}, max(${bitmapField('priority')})::int as highest_priority, min(${bitmapField('first_seen')}) as first_day, sum(${bitmapField('has_fix')})::int as with_fix
      from (select ${indexed[group].column} as key, f.bitmap_flags, f.bitmap_ranges from findings f where ${indexed[group].column} <> '' and ${perhaps}) f group by f.key
    ), page as materialized (
      select g.*, (count(*) over ())::int as groups from groups g order by g.highest_priority desc, g.total desc, g.key limit ${window.limit} offset ${window.offset}
    )
    select p.*, ${nameOf(group, clientId)} as label, ${repositoriesOf(group, query, clientId, perhaps)} as repositories,
      coalesce((select min(g.first_seen_at) from (select m.id from ${membersOf(group, perhaps)} m where ${bitmapField('first_seen', 'm')} = p.first_day offset 0) m ${read(clientId)}), now()) as oldest_at
    from page p order by p.highest_priority desc, p.total desc, p.key`);
  return rows;
};
