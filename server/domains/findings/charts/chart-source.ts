// The source that a chart sums over: maintained counts if they support every filter, otherwise the
// findings themselves, up to the number that a chart may read.
import { sql, type SQL } from 'drizzle-orm';
import type { Scope } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { collectIds } from '../../../platform/db/collect-ids.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import {
  countColumns,
  buildConditions,
  type Conditions,
  countUpTo,
  cubeCondition,
  findingConditions,
  type FindingQuery,
  findMaintainedCount,
  firstIndexedFilter,
  isOfClient,
  maintainedCounts,
  maxExactCount,
  resolveToolSpellings,
} from '../query/index.ts';

/** Findings in a sample of the whole table, taken as whole pages. */
const sampleSize = 20_000;

export interface ChartSource {
  /** A relation with the alias `f`, whose `n` is summed. */
  from: SQL;
  /** Whether the sums include all matching findings. */
  isExact: boolean;
}

const exactly = (from: SQL): ChartSource => ({ from, isExact: true });

/** Percentage of the table's pages, by the planner's estimate of its size. */
const sampledPercent = async (tx: Tx): Promise<number> => {
  const { rows } = await tx.execute<{ rows: number }>(
    sql`select reltuples::float8 as rows from pg_class where oid = 'findings'::regclass`,
  );
  return Math.min(100, (100 * sampleSize) / Math.max(1, rows[0]?.rows ?? 1));
};

/**
 * Returns the matches of an exact bitmap by id, because a chart runs several queries on them. They
 * are found by an index alone. Undefined with more than maxExactCount matches.
 */
const findExactMatches = async (
  tx: Tx,
  { clientId, bitmapPredicate, query }: Conditions,
): Promise<SQL | undefined> => {
  const range = firstIndexedFilter(query.filters);
  const ids = await collectIds(
    tx,
    sql`select f.id from findings f where ${isOfClient(clientId)} and ${bitmapPredicate} and ${range ?? sql`true`}`,
    maxExactCount,
  );
  return ids && sql`${isOfClient(clientId)} and f.id = any(${ids})`;
};

const readRows = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  query: FindingQuery,
): Promise<ChartSource> => {
  const conditions = await buildConditions(tx, who, scope, query);
  const { where, isBitmapExact, knownSize } = conditions;
  const known =
    scope === 'all' ? await findMaintainedCount(tx, who.clientId, conditions.query) : undefined;
  const matches =
    known === undefined && isBitmapExact ? await findExactMatches(tx, conditions) : undefined;
  if (matches !== undefined)
    return exactly(sql`(select f.*, 1 as n from findings f where ${matches})`);
  const isMany =
    known === undefined
      ? isBitmapExact ||
        knownSize === 'many' ||
        (knownSize === undefined && (await countUpTo(tx, where, maxExactCount)) > maxExactCount)
      : known > maxExactCount;
  const percent = isMany ? await sampledPercent(tx) : 100;
  if (percent >= 100) return exactly(sql`(select f.*, 1 as n from findings f where ${where})`);
  return {
    from: sql`(select f.*, ${100 / percent}::float8 as n from findings f tablesample system (${percent}::float8) repeatable (1) where ${where})`,
    isExact: false,
  };
};

/** Sources by query, shared by the parts of one chart. */
const sources = new WeakMap<FindingQuery, Promise<ChartSource>>();

/**
 * The findings themselves, with every column. The query object is the same for the duration of a
 * request.
 */
export const rowSource = (
  tx: Tx,
  who: Principal,
  scope: Scope,
  query: FindingQuery,
): Promise<ChartSource> => {
  const source = sources.get(query) ?? readRows(tx, who, scope, query);
  sources.set(query, source);
  return source;
};

const spelled = async (tx: Tx, who: Principal, query: FindingQuery): Promise<FindingQuery> => ({
  ...query,
  filters: await resolveToolSpellings(tx, who.clientId, query.filters),
});

/** With repository, severity, status, flags, tool, category, type and kev. */
export const findingSource = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  query: FindingQuery,
): Promise<ChartSource> => {
  const counted =
    scope === 'all' ? maintainedCounts(who.clientId, await spelled(tx, who, query)) : undefined;
  return counted === undefined ? rowSource(tx, who, scope, query) : exactly(counted);
};

const only = (query: FindingQuery, keys: readonly string[]) =>
  query.q === undefined && Object.keys(query.filters).every((key) => keys.includes(key));

/**
 * Label kinds of compliance controls: a finding references a combination of controls, whose labels
 * are looked up once for the whole sum.
 */
const inControlSets: ReadonlySet<string> = new Set(['policy', 'policy-category', 'control']);

/**
 * One row for each label of this kind, or for each value of a column that is counted as a label,
 * with the label and the columns of `findingSource`.
 */
export const labelSource = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  query: FindingQuery,
  kind: string,
): Promise<ChartSource> => {
  const withSets = inControlSets.has(kind);
  const condition =
    scope === 'all' ? cubeCondition(who.clientId, await spelled(tx, who, query)) : undefined;
  if (condition !== undefined) {
    const own = sql`select f.* from label_counts f where f.kind = ${kind} and ${condition}`;
    if (!withSets) return exactly(sql`(${own})`);
    const sets = sql`select s.label, ${countColumns}, f.n from control_sets s join label_counts f on f.kind = 'control-set' and f.label = 'control-set:' || s.set_id where starts_with(s.label, ${`${kind}:`}) and ${condition}`;
    return exactly(sql`(select f.label, ${countColumns}, f.n from (${own}) f union all ${sets})`);
  }
  const { from, isExact } = await rowSource(tx, who, scope, query);
  const own = sql`select l.label, ${countColumns}, f.n from ${from} f join finding_labels l on l.client_id = f.client_id and l.finding_id = f.id and starts_with(l.label, ${`${kind}:`})`;
  // A combination has about fifty controls, so rows are summed before the controls are looked up.
  const sums = sql`(select f.control_set, ${countColumns}, sum(f.n) as n from ${from} f where f.control_set is not null group by f.control_set, ${countColumns})`;
  const ofSets = sql`select s.label, ${countColumns}, f.n from ${sums} f join control_sets s on s.set_id = f.control_set and starts_with(s.label, ${`${kind}:`})`;
  return { from: sql`(${own} ${withSets ? sql`union all ${ofSets}` : sql``})`, isExact };
};

/** The same for a column of findings that is counted as labels. */
export const columnSource = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  query: FindingQuery,
  column: string,
): Promise<ChartSource> => {
  if (scope === 'all' && cubeCondition(who.clientId, query) !== undefined)
    return labelSource(tx, who, scope, query, column === 'rule_id' ? 'rule' : column);
  const { from, isExact } = await rowSource(tx, who, scope, query);
  return {
    from: sql`(select f.*, ${column === 'rule_id' ? 'rule' : column}::text || ':' || f.${sql.raw(column)} as label from ${from} f where f.${sql.raw(column)} is not null)`,
    isExact,
  };
};

/** With day, repository_id, opened, closed, fixed and fix_hours. */
export const dailySource = async (
  tx: Tx,
  who: Principal,
  scope: Scope,
  query: FindingQuery,
): Promise<ChartSource> => {
  if (scope === 'all' && only(query, ['repository', 'severity'])) {
    const condition = sql.join(
      [isOfClient(who.clientId), ...findingConditions(query.filters)],
      sql` and `,
    );
    return exactly(sql`(select * from daily_counts f where ${condition})`);
  }
  const { from, isExact } = await rowSource(tx, who, scope, query);
  const fixed = sql`f.n * is_mended(f.status, f.false_positive)::int`;
  return {
    from: sql`(
      select (f.first_seen_at at time zone 'UTC')::date as day, f.repository_id, f.severity, f.n as opened, 0 as closed, 0 as fixed, 0 as fix_hours from ${from} f
      union all
      select (f.closed_at at time zone 'UTC')::date, f.repository_id, f.severity, 0, f.n, ${fixed}, ${fixed} * extract(epoch from f.closed_at - f.first_seen_at) / 3600 from ${from} f where f.closed_at is not null)`,
    isExact,
  };
};
