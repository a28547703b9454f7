import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import {
  after,
  type ById,
  type Conditions,
  type FindingOrder,
  hitKeyOf,
  isWordOrder,
  orderBy,
  place,
  type Position,
  type SearchConditions,
  sortColumnOf,
  sortKeyOf,
} from './finding-query.ts';
import { alongOrder } from './finding-prefilter.ts';
import type { FindingRowRecord } from './finding-row.ts';
import { everything, firstHitsOf, hitsOf, type Search } from './finding-search.ts';

/** All labels of the finding `f`: its own, and those of its combination of controls. As JSON, which the server reads natively: an array it would read letter by letter. */
export const labelsOfFinding = sql`(
  select coalesce(json_agg(label order by label), '[]') from (
    select l.label from finding_labels l where l.client_id = f.client_id and l.finding_id = f.id
    union select s.label from control_sets s where s.set_id = f.control_set) as every)`;

/** What a row answers. */
const shownColumns = [
  'client_id',
  'id',
  'title',
  'severity',
  'priority',
  'status',
  'false_positive',
  'is_duplicate',
  'is_subfinding',
  'kev',
  'epss_score',
  'tool',
  'rule_id',
  'rule_name',
  'category',
  'type',
  'language',
  'file',
  'start_line',
  'start_column',
  'end_line',
  'end_column',
  'endpoint',
  'component',
  'component_version',
  'purl',
  'fixed_version',
  'repository_id',
  'repository_name',
  'branch',
  'cvss_score',
  'fixing_effort',
  'remediation_type',
  'has_fix',
  'comment_count',
  'first_seen_at',
  'last_seen_at',
  'due_at',
  'file_type',
  'issue_owner',
  'review_requested',
  'mitigation',
  'provider',
];
/** What a row is ordered by, and finds its assignee and controls by, beside that. */
const usedColumns = [
  'severity_order',
  'due_order',
  'cvss_order',
  'epss_order',
  'file_order',
  'component_order',
  'assignee_id',
  'control_set',
];

const listed = (names: readonly string[]): SQL =>
  sql.raw(names.map((name) => `f.${name}`).join(', '));
const columns = listed([...shownColumns, ...usedColumns]);

/** Labels and people are looked up for the rows of the page alone. `more` are columns that the rows have besides. */
const withSideTables = (rows: SQL, order: SQL, more: readonly string[]): SQL => sql`
  with page as materialized (${rows})
  select ${listed([...shownColumns, 'sort_key', ...more])}, ${labelsOfFinding} as labels,
    case when u.id is null then null else jsonb_build_object('id', u.id, 'username', u.username, 'email', u.email, 'avatar_url', u.avatar_url) end as assignee
  from page f left join users u on u.client_id = f.client_id and u.id = f.assignee_id order by ${order}`;

export type Window = { limit: number; offset?: number };

const limited = ({ limit, offset = 0 }: Window): SQL => sql`limit ${limit} offset ${offset}`;

const rowsOf = async <Row extends FindingRowRecord = FindingRowRecord>(
  tx: Tx,
  page: SQL,
  order: FindingOrder,
  more: readonly string[] = [],
): Promise<Row[]> => {
  const { rows } = await tx.execute<Row>(withSideTables(page, orderBy(order), more));
  return rows as Row[];
};

const shown = (order: FindingOrder): SQL => sql`${columns}, ${sortKeyOf(order)}::text as sort_key`;

/** The finding of an id, for joining laterally. The offset keeps the planner to the key: without statistics it would look among all findings of a repository for each id. */
const byKey = (id: SQL): SQL => sql`(select * from findings one where one.id = ${id} offset 0) f`;

/** How far a walk goes: so many findings are read, and so many entries of the index passed. */
export type Steps = { read: number; passed?: number };

/** What an index can tell by itself, in its order. */
const alongIndex = (
  { perhaps, isDecided, named }: Conditions,
  order: FindingOrder,
  window: Window,
  { read, passed }: Steps,
  position: Position | undefined,
): SQL => {
  const along = sql`${alongOrder(named.filters, order.field)}${position ? sql` and ${after(order, position)}` : sql``}`;
  const from =
    passed === undefined
      ? sql`findings f where ${along} and`
      : sql`(select f.id, f.traits, f.measures, ${sortKeyOf(order)} from findings f where ${along} order by ${orderBy(order)} limit ${passed}) f where`;
  return sql`select f.id as walked_id, ${sortKeyOf(order)} as walked_key from ${from} ${perhaps} order by ${orderBy(order)} ${isDecided ? limited(window) : limited({ limit: read })}`;
};

/**
 * Walks the order's index and reads only the findings that its bits let pass. The inner query touches nothing but the index; its order by, and the offset of
 * the outer one, keep the planner from merging the two. Where the bits do not decide, no more findings are read than `steps` says.
 */
export const walkRows = async (
  tx: Tx,
  conditions: Conditions,
  order: FindingOrder,
  window: Window,
  steps: Steps,
  position?: Position,
): Promise<FindingRowRecord[]> => {
  const { eachRow, isDecided } = conditions;
  const way = sql.raw(order.direction);
  return rowsOf(
    tx,
    sql`
    select f.* from (${alongIndex(conditions, order, window, steps, position)}) w cross join lateral (
      select ${shown(order)} from ${byKey(sql`w.walked_id`)} ${isDecided ? sql`` : sql`where ${eachRow}`} offset 0) f
    order by w.walked_key ${way}, w.walked_id ${way} ${isDecided ? sql`` : limited(window)}`,
    order,
  );
};

/** `found` is above `most` where there are more: then the rows are not the first ones. */
export type Collected = { found: number; rows: FindingRowRecord[] };

/** Sorts what was found, `hits` with id and key, and reads the rows of the page. */
const pageOf = async (
  tx: Tx,
  hits: SQL,
  order: FindingOrder,
  window: Window,
  after: SQL | undefined,
  found = sql`count(*)`,
): Promise<Collected> => {
  const way = sql.raw(order.direction);
  const from =
    after === undefined
      ? sql``
      : sql`where (h.key, h.id) ${sql.raw(order.direction === 'desc' ? '<' : '>')} ${after}`;
  const page = sql`
    with hits as materialized (${hits})
    select ${shown(order)}, h.found from (select h.id, h.key, (select ${found}::int from hits) as found from hits h ${from} order by h.key ${way}, h.id ${way} ${limited(window)}) h join findings f on f.id = h.id`;
  const rows = await rowsOf<FindingRowRecord & { found: number }>(tx, page, order, ['found']);
  return { found: rows[0]?.found ?? 0, rows };
};

/** Finds all that match, up to `most`, and sorts those. What bits decide is found in the order's index alone. */
export const collectRows = (
  tx: Tx,
  { exact, find, perhaps, isDecided, besidesBits, named }: Conditions,
  order: FindingOrder,
  window: Window,
  most: number,
  position?: Position,
): Promise<Collected> => {
  const byBits = isDecided || besidesBits !== undefined;
  const where = byBits
    ? sql`${perhaps} and ${alongOrder(named.filters, order.field)} and ${besidesBits ?? sql`true`}`
    : sql`${exact} and ${find}`;
  return pageOf(
    tx,
    sql`select f.id, ${sortKeyOf(order)} as key from findings f where ${where} limit ${most + 1}`,
    order,
    window,
    position && place(order, position),
  );
};

/**
 * The same by their ids. The planner would rather pass a whole index of the order than read some thousand findings by their keys: it does not know how many an
 * organisation has.
 */
export const collectByIds = (
  tx: Tx,
  { ids, others }: ById,
  order: FindingOrder,
  window: Window,
  most: number,
  position?: Position,
): Promise<Collected> =>
  pageOf(
    tx,
    sql`select f.id, ${sortKeyOf(order)} as key from (${ids}) i cross join lateral ${byKey(sql`i.id`)} where ${others} limit ${most + 1}`,
    order,
    window,
    position && place(order, position),
  );

/** The same of what a search hits. A hit says itself what orders it; the finding is read again only where its bits do not decide. */
export const collectHits = (
  tx: Tx,
  { search, perhaps, besides }: SearchConditions,
  order: FindingOrder,
  window: Window,
  most: number,
  position?: Position,
): Promise<Collected> => {
  const key = hitKeyOf(order);
  const hits = sql`select f.id, f.${key.column} as key from ${hitsOf(search, sortColumnOf(order), besides.isNothing ? most + 1 : everything)} f where ${perhaps}`;
  const met = besides.isDecided
    ? hits
    : sql`select h.id, h.key from (${hits}) h cross join lateral ${byKey(sql`h.id`)} where ${besides.where}`;
  return pageOf(
    tx,
    sql`${met} limit ${most + 1}`,
    order,
    window,
    position && sql`(${key.at(position.key)}, ${position.id}::uuid)`,
  );
};

/** The first hits of a search that asks for nothing else, however many there are: `found` is how many there are at least, or exactly if they are to be counted. */
export const firstHits = (
  tx: Tx,
  search: Search,
  order: FindingOrder,
  window: Window,
  { position, isCounted = false }: { position?: Position | undefined; isCounted?: boolean } = {},
): Promise<Collected> => {
  const key = hitKeyOf(order);
  const most = window.limit + (window.offset ?? 0);
  const after = position && {
    number: isWordOrder(order) ? sql`null::float8` : key.at(position.key),
    word: isWordOrder(order) ? key.at(position.key) : sql`null::text`,
    id: position.id,
  };
  const hits = sql`select f.id, f.${key.column} as key, f.counted from ${firstHitsOf(search, sortColumnOf(order), order.direction, most, isCounted, after)} f`;
  return pageOf(tx, hits, order, window, undefined, sql`max(counted)`);
};

export const findingRows = async (
  tx: Tx,
  where: SQL,
  order: FindingOrder,
  window: Window,
): Promise<FindingRowRecord[]> =>
  rowsOf(
    tx,
    sql`select ${shown(order)} from findings f where ${where} order by ${orderBy(order)} ${limited(window)}`,
    order,
  );

/** Counts are exact up to here; beyond it a list says "more than", a chart estimates. */
export const countedExactly = 10_000;

/** Counts as far as somebody wants to know; `most` + 1 means "more". */
export const countUpTo = async (tx: Tx, where: SQL, most: number): Promise<number> => {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from findings f where ${where} limit ${most + 1}) bounded`,
  );
  return rows[0]?.n ?? 0;
};
