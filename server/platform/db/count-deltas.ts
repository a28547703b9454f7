// The deltas that a change of findings appends to the counts of facets and charts, as parts of a
// statement (docs/adr/0006). Readers sum them.
import { sql, type SQL } from 'drizzle-orm';

/** Columns of the cube. */
const dimensions = {
  repository_id: 'uuid',
  severity: 'text',
  status: 'text',
  false_positive: 'boolean',
  is_duplicate: 'boolean',
  tool: 'text',
  category: 'text',
  type: 'text',
  kev: 'boolean',
} as const;

/** Columns counted separately, as labels: arguments of `column_label` in this order. */
const labelled = {
  language: 'text',
  rule_id: 'text',
  component: 'text',
  provider: 'text',
  mitigation: 'text',
  remediation_type: 'text',
  branch: 'text',
  issue_owner: 'text',
  file_type: 'text',
} as const;

/** Columns of a finding whose change affects a count, with their types. */
const countedColumns = {
  ...dimensions,
  ...labelled,
  control_set: 'bigint',
  first_seen_at: 'timestamptz',
  closed_at: 'timestamptz',
  file: 'text',
} as const;

const list = (names: readonly string[], alias?: string): SQL =>
  sql.raw(names.map((name) => (alias === undefined ? name : `${alias}.${name}`)).join(', '));

const dims = list(Object.keys(dimensions));
const keys = sql.raw(['client_id', ...Object.keys(dimensions)].join(', '));
const inTotals = sql.raw('severity, status, false_positive, is_duplicate, kev');
const columns = Object.keys(countedColumns);
export const isCounted = (column: string): boolean => column in countedColumns;
const ofLabels = list(Object.keys(labelled));
const combination = list([...Object.keys(dimensions), ...Object.keys(labelled), 'control_set']);
const groupingSets = sql.raw(
  Object.keys(labelled)
    .map((name) => `(${name})`)
    .join(', '),
);

/** `client_id`, `id` and the counted columns of `alias`: what an update or insert returns. */
export const countedFrom = (alias: string): SQL => list(['client_id', 'id', ...columns], alias);
const signed = (alias: string, n: 1 | -1): SQL =>
  sql`select ${countedFrom(alias)}, ${sql.raw(String(n))} as n`;

/**
 * `deltas` of relations of the statement: `after` has the findings after the change, `before` those
 * before it. A finding in both counts if a counted column differs. The planner knows neither size,
 * so they are not joined: equal rows cancel out.
 */
export const deltasBetween = (before: string | undefined, after: string | undefined): SQL => {
  const [b, a] = [sql.raw(before ?? ''), sql.raw(after ?? '')];
  if (before === undefined) return sql`deltas as materialized (${signed('a', 1)} from ${a} a)`;
  if (after === undefined) return sql`deltas as materialized (${signed('b', -1)} from ${b} b)`;
  const all = countedFrom('d');
  return sql`deltas as materialized (
      select ${all}, sum(d.n)::int as n from (${signed('a', 1)} from ${a} a union all ${signed('b', -1)} from ${b} b) d
      group by ${all} having sum(d.n) <> 0
    )`;
};

/**
 * Runs once for each row of the preceding query. `offset 0` prevents a join, which might read all
 * rows each time.
 */
const eachOf = (query: SQL): SQL => sql`cross join lateral (${query} offset 0)`;

/** `label_deltas` of findings that change and keep their labels. */
export const deltasOfKeptLabels = sql`label_deltas as (
    select d.client_id, l.label, ${list(Object.keys(dimensions), 'd')}, d.n from deltas d
    ${eachOf(sql`select k.label from finding_labels k where k.client_id = d.client_id and k.finding_id = d.id`)} l
  )`;

/** `label_deltas` of labels whose findings are in the table. */
export const deltasOfLabels = (labels: string, n: 1 | -1 = 1): SQL =>
  sql`select l.client_id, l.label, ${list(Object.keys(dimensions), 'f')}, ${sql.raw(String(n))} as n from ${sql.raw(labels)} l
    ${eachOf(sql`select k.* from findings k where k.client_id = l.client_id and k.id = l.finding_id`)} f`;

/** The same for findings that the statement inserts, in `after`; both have the same size. */
export const deltasOfInsertedLabels = (labels: string): SQL =>
  sql`select l.client_id, l.label, ${list(Object.keys(dimensions), 'f')}, 1 as n from ${sql.raw(labels)} l join after f on f.client_id = l.client_id and f.id = l.finding_id`;

const daysOf = (at: string, opened: SQL, closed: SQL, fixed: SQL): SQL => sql`
      select client_id, (${sql.raw(at)} at time zone 'UTC')::date as day, repository_id, severity, ${opened} as opened, ${closed} as closed, ${fixed} as fixed,
        ${fixed} * coalesce((extract(epoch from closed_at - first_seen_at) / 3600)::int, 0) as fix_hours
      from deltas`;

/** Writes only `label_deltas`: the labels changed, but no finding. */
export const insertLabelDeltas = sql`labels_counted as (
    insert into label_counts (client_id, label, ${dims}, n)
    select client_id, label, ${dims}, sum(n) from label_deltas group by client_id, label, ${dims} having sum(n) <> 0
  )`;

/** Writes `deltas` and `label_deltas`. Thousands of findings have few combinations of values. */
export const insertDeltas = sql`${insertLabelDeltas}, combinations as materialized (
    select client_id, ${combination}, sum(n) as n from deltas group by client_id, ${combination} having sum(n) <> 0
  ), cube as (
    insert into finding_counts (${keys}, n) select ${keys}, sum(n) from combinations group by ${keys} having sum(n) <> 0 returning *
  ), totals as (
    insert into finding_totals (client_id, ${inTotals}, n) select client_id, ${inTotals}, sum(n) from cube group by client_id, ${inTotals} having sum(n) <> 0
  ), columns_counted as (
    insert into label_counts (client_id, label, ${dims}, n)
    select client_id, label, ${dims}, n from (
      select client_id, column_label(${ofLabels}) as label, ${dims}, sum(n) as n from combinations group by ${keys}, grouping sets (${groupingSets}) having sum(n) <> 0
      union all
      select client_id, 'control-set:' || control_set, ${dims}, sum(n) from combinations where control_set is not null group by ${keys}, control_set having sum(n) <> 0
    ) as d where label is not null
  ), days as (
    insert into daily_counts (client_id, day, repository_id, severity, opened, closed, fixed, fix_hours)
    select client_id, day, repository_id, severity, sum(opened), sum(closed), sum(fixed), sum(fix_hours) from (
      ${daysOf('first_seen_at', sql`n`, sql`0`, sql`0`)}
      union all ${daysOf('closed_at', sql`0`, sql`n`, sql`n * is_mended(status, false_positive)::int`)} where closed_at is not null
    ) as d group by client_id, day, repository_id, severity having sum(opened) <> 0 or sum(closed) <> 0 or sum(fixed) <> 0 or sum(fix_hours) <> 0
  ), files as (
    insert into finding_files (client_id, file)
    select client_id, file from (select distinct client_id, file from deltas where n > 0 and file is not null) d
    where not exists (select from finding_files k where k.client_id = d.client_id and k.file = d.file)
  )`;
