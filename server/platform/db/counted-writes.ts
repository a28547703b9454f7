// The one way to change findings and their labels: each function writes the rows and, in the same
// transaction, the differences of the counts (docs/adr/0006). The triggers of the version before stay
// for servers that still run it, and are off for these statements.
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from './connect.ts';
import {
  countedFrom,
  countedRecord,
  deltasBetween,
  deltasOfKeptLabels,
  deltasOfLabels,
  insertDeltas,
  insertLabelDeltas,
} from './count-deltas.ts';
import { uuidArray } from './text-match.ts';

/** Runs what counts by itself, or changes nothing that is counted. */
const withoutTriggers = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  await tx.execute(sql`select set_config('parapet.counts', 'code', true)`);
  const result = await work();
  await tx.execute(sql`select set_config('parapet.counts', '', true)`);
  return result;
};

/** Findings `f` to change: the tables that name them, after a comma, and the condition. */
export interface Target {
  /** Common table expressions that `from` and `where` use, without WITH. */
  ctes?: SQL;
  from?: SQL;
  where: SQL;
}

const fromOf = ({ from }: Target): SQL => (from === undefined ? sql`` : sql`, ${from}`);
const leading = (ctes: SQL | undefined): SQL => (ctes === undefined ? sql`` : sql`${ctes}, `);

/**
 * Locks the findings in the order in which every run over findings does. What the next statement
 * reads of them and of their labels is then what the transactions before have left.
 */
const lock = (tx: Tx, target: Target) =>
  tx.execute(sql`
  with ${leading(target.ctes)}locked as (
    select from findings f${fromOf(target)} where ${target.where} order by f.id for no key update of f
  ) select count(*) from locked`);

/**
 * Changes columns that are counted. Returns how many findings.
 * @param also further expressions of the statement, which may read `after`: the ids and counted
 *   columns of the changed findings
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

/** Changes columns that no count knows. Returns how many findings. */
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
    ), ${deltasBetween(undefined, 'after')}, label_deltas as (${deltasOfLabels('labelled', sql`after`)}), ${insertDeltas}
    select`),
  );

/** Rows for `finding_labels` as far as they are new. Returns those. */
export const insertFindingLabels = async (
  tx: Tx,
  rows: SQL,
  ctes?: SQL,
): Promise<{ label: string; finding_id: string }[]> =>
  (
    await withoutTriggers(tx, () =>
      tx.execute<{ label: string; finding_id: string }>(sql`
    with ${leading(ctes)}labelled as (
      insert into finding_labels (client_id, label, finding_id, origin) ${rows} on conflict do nothing returning client_id, label, finding_id
    ), label_deltas as (${deltasOfLabels('labelled', sql`findings`)}), ${insertLabelDeltas}
    select label, finding_id from labelled`),
    )
  ).rows;

/** Deletes labels `l`: the tables that name them, and the condition. */
export const deleteFindingLabels = (tx: Tx, { ctes, from, where }: Target) =>
  withoutTriggers(tx, () =>
    tx.execute(sql`
    with ${leading(ctes)}unlabelled as (
      delete from finding_labels l ${from === undefined ? sql`` : sql`using ${from}`} where ${where} returning l.client_id, l.label, l.finding_id
    ), label_deltas as (${deltasOfLabels('unlabelled', sql`findings`, -1)}), ${insertLabelDeltas}
    select`),
  );

const state = (clientId: SQL, ids: readonly string[]): SQL => sql`
  select ${countedFrom('f')}, (select coalesce(array_agg(l.label), '{}') from finding_labels l where l.client_id = f.client_id and l.finding_id = f.id) as labels
  from findings f where f.client_id = ${clientId} and f.id = any(${uuidArray(ids)})`;

/** `work` changes these findings and their labels in any way; made for a few thousand at most. */
export const countingChanges = async <T>(
  tx: Tx,
  clientId: SQL,
  ids: readonly string[],
  work: () => Promise<T>,
): Promise<T> => {
  if (ids.length === 0) return work();
  await lock(tx, { where: sql`f.client_id = ${clientId} and f.id = any(${uuidArray(ids)})` });
  const {
    rows: [before],
  } = await tx.execute<{ json: string }>(
    sql`select coalesce(json_agg(b), '[]')::text as json from (${state(clientId, ids)}) b`,
  );
  const result = await withoutTriggers(tx, work);
  const labelsOf = (relation: string, n: 1 | -1) =>
    deltasOfLabels(
      `(select s.client_id, s.id as finding_id, u.label from ${relation} s, unnest(s.labels) as u(label))`,
      sql.raw(relation),
      n,
    );
  await tx.execute(sql`
    with before as materialized (
      select * from json_to_recordset(${before?.json ?? '[]'}::json) as r(${countedRecord}, labels text[])
    ), after as materialized (${state(clientId, ids)}), ${deltasBetween('before', 'after')},
    label_deltas as (${labelsOf('after', 1)} union all ${labelsOf('before', -1)}), ${insertDeltas}
    select`);
  return result;
};
