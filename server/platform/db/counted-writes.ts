// The only way to change findings and their labels: each function writes the rows and, in the same
// transaction, the deltas of the counts (docs/adr/0006). The triggers of the previous version
// remain for servers that still run it, and are disabled for these statements.
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Tx } from './connect.ts';
import {
  countedFrom,
  deltasBetween,
  deltasOfInsertedLabels,
  deltasOfKeptLabels,
  deltasOfLabels,
  insertDeltas,
  insertLabelDeltas,
  isCounted,
} from './count-deltas.ts';
import { findings } from './schema/findings.ts';

/** Runs statements that write their own deltas, or that change nothing counted. */
const withoutTriggers = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  await tx.execute(sql`select set_config('parapet.counts', 'code', true)`);
  const result = await work();
  await tx.execute(sql`select set_config('parapet.counts', '', true)`);
  return result;
};

/**
 * Findings `f` to change: the tables that identify them, after a comma, and the condition. The
 * expressions are evaluated twice, first to lock, so they must not write.
 */
export interface Target {
  /** Common table expressions that `from` and `where` use, without WITH. */
  ctes?: SQL;
  from?: SQL;
  where: SQL;
}

const fromOf = ({ from }: Target): SQL => (from === undefined ? sql`` : sql`, ${from}`);
const leading = (ctes: SQL | undefined): SQL => (ctes === undefined ? sql`` : sql`${ctes}, `);

/**
 * Locks the findings in the order that all runs over findings use. The next statement then reads
 * them and their labels as the previous transactions left them.
 */
const lock = (tx: Tx, target: Target) =>
  tx.execute(sql`
  with ${leading(target.ctes)}locked as (
    select from findings f${fromOf(target)} where ${target.where} order by f.id for no key update of f
  ) select count(*) from locked`);

/**
 * Changes counted columns. Returns the number of findings.
 * @param also further expressions of the statement, which may read `after`: the ids and counted
 * columns of the changed findings
 */
export const updateCountedFindings = async (
  tx: Tx,
  target: Target,
  set: SQL,
  also?: SQL,
): Promise<number> => {
  await lock(tx, target);
  const { rows } = await withoutTriggers(tx, () =>
    tx.execute<{ n: number }>(sql`
    with ${leading(target.ctes)}before as materialized (
      select ${countedFrom('f')} from findings f${fromOf(target)} where ${target.where}
    ), after as (
      update findings f set ${set} ${target.from === undefined ? sql`` : sql`from ${target.from}`} where ${target.where} returning ${countedFrom('f')}
    ), ${leading(also)}${deltasBetween('before', 'after')}, ${deltasOfKeptLabels}, ${insertDeltas}
    select count(*)::int as n from after`),
  );
  return rows[0]?.n ?? 0;
};

/** Changes columns that are not counted. Returns the number of findings. */
export const updateUncountedFindings = async (
  tx: Tx,
  target: Target,
  set: SQL,
): Promise<number> => {
  const { rowCount } = await withoutTriggers(tx, () =>
    tx.execute(sql`
    ${target.ctes === undefined ? sql`` : sql`with ${target.ctes}`}
    update findings f set ${set} ${target.from === undefined ? sql`` : sql`from ${target.from}`} where ${target.where}`),
  );
  return rowCount ?? 0;
};

/** Sets columns of findings `f`, and updates counts if one of them is counted. */
export const setFindings = (
  tx: Tx,
  where: SQL,
  values: Partial<typeof findings.$inferInsert>,
  also: SQL,
): Promise<number> => {
  const columns = getTableColumns(findings);
  const assigned = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [{ column: columns[key as keyof typeof columns], value }],
  );
  const set = sql.join(
    [
      ...assigned.map(
        ({ column, value }) =>
          sql`${sql.identifier(column.name)} = ${value === null ? sql`null` : sql`${sql.param(value, column)}`}`,
      ),
      also,
    ],
    sql`, `,
  );
  return assigned.some(({ column }) => isCounted(column.name))
    ? updateCountedFindings(tx, { where }, set)
    : updateUncountedFindings(tx, { where }, set);
};

/**
 * @param columns of `findings`, and a query of them
 * @param labels a query of rows for `finding_labels` of these findings
 */
export const insertFindings = (tx: Tx, columns: SQL, rows: SQL, labels: SQL) =>
  withoutTriggers(tx, () =>
    tx.execute(sql`
    with after as (
      insert into findings as f (${columns}) ${rows} returning ${countedFrom('f')}
    ), labelled as (
      insert into finding_labels (client_id, label, finding_id, origin) ${labels} returning client_id, label, finding_id
    ), ${deltasBetween(undefined, 'after')}, label_deltas as (${deltasOfInsertedLabels('labelled')}), ${insertDeltas}
    select`),
  );

/** Changes of labels; each part is optional. */
export interface LabelChange {
  /** Common table expressions that the others use, without WITH. */
  ctes?: SQL;
  /** Labels `l` to delete: the tables that identify them, and the condition. */
  remove?: Omit<Target, 'ctes'>;
  /** A query of rows for `finding_labels`: client, label, finding, origin. */
  add?: SQL;
}

const noLabels = sql`select null::uuid, null::text, null::uuid, null::text where false`;

/** Returns the labels that are new. */
export const changeFindingLabels = async (
  tx: Tx,
  { ctes, remove, add }: LabelChange,
): Promise<{ label: string; finding_id: string }[]> => {
  const removed =
    remove &&
    sql`unlabelled as (
      delete from finding_labels l ${remove.from === undefined ? sql`` : sql`using ${remove.from}`} where ${remove.where} returning l.client_id, l.label, l.finding_id
    )`;
  const ofRemoved = remove && sql` union all ${deltasOfLabels('unlabelled', -1)}`;
  const { rows } = await withoutTriggers(tx, () =>
    tx.execute<{ label: string; finding_id: string }>(sql`
    with ${leading(ctes)}${leading(removed)}labelled as (
      insert into finding_labels (client_id, label, finding_id, origin) ${add ?? noLabels} on conflict do nothing returning client_id, label, finding_id
    ), label_deltas as (${deltasOfLabels('labelled')}${ofRemoved ?? sql``}), ${insertLabelDeltas}
    select label, finding_id from labelled`),
  );
  return rows;
};

/** Deletes findings `f` whose labels have already been deleted. */
export const deleteCountedFindings = (tx: Tx, where: SQL) =>
  withoutTriggers(tx, () =>
    tx.execute(sql`
    with before as (
      delete from findings f where ${where} returning ${countedFrom('f')}
    ), ${deltasBetween('before', undefined)}, ${deltasOfKeptLabels}, ${insertDeltas}
    select`),
  );
