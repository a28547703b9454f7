// How each kind is stored; rows are counted and deleted by the same conditions.
import { sql, type SQL } from 'drizzle-orm';
import type { RetentionKind } from '#domain/retention';
import type { Tx } from '../../../platform/db/connect.ts';
import { firstIdAt } from '../../../platform/runtime/ids.ts';
import { deleteFindings, lockDeletion } from '../../findings/records/index.ts';
import { releaseUpload } from '../../scans/records/index.ts';

type Kind = {
  /** Rows `t`, of every organization. */
  source: SQL;
  /** Rows that may be deleted at some age. */
  ended: SQL;
  isOlder: (than: Date) => SQL;
  /** The timestamp that determines the age. */
  time: SQL;
  /** The size of a row. */
  bytes?: SQL;
  /**
   * Rows per transaction, so that years of a log do not exceed the statement timeout, and no import
   * waits long for deleted findings.
   */
  batch: number;
  /** Called before the rows are selected and locked. */
  prepare?: (tx: Tx) => Promise<unknown>;
  remove: (tx: Tx, clientId: string, ids: SQL) => Promise<unknown>;
};

const agedBy = (time: SQL): Pick<Kind, 'isOlder' | 'time'> => ({
  isOlder: (than) => sql`${time} < ${than.toISOString()}::timestamptz`,
  time,
});

const deleteFrom =
  (table: SQL): Kind['remove'] =>
  (tx, clientId, ids) =>
    tx.execute(sql`delete from ${table} where client_id = ${clientId}::uuid and id in (${ids})`);

const always = sql`true`;
const deleteJobs = deleteFrom(sql`jobs`);

const kinds: Readonly<Record<RetentionKind, Kind>> = {
  audit_log: {
    source: sql`audit_log t`,
    ended: always,
    ...agedBy(sql`t.at`),
    batch: 5000,
    remove: deleteFrom(sql`audit_log`),
  },
  mails: {
    source: sql`outbox t`,
    // A queued mail has not been sent yet.
    ended: sql`t.state <> 'queued'`,
    ...agedBy(sql`t.created_at`),
    batch: 5000,
    remove: deleteFrom(sql`outbox`),
  },
  notifications: {
    source: sql`notifications t`,
    ended: always,
    ...agedBy(sql`t.created_at`),
    batch: 5000,
    remove: deleteFrom(sql`notifications`),
  },
  jobs: {
    source: sql`jobs t`,
    ended: sql`t.state in ('succeeded', 'failed')`,
    ...agedBy(sql`t.finished_at`),
    batch: 5000,
    remove: async (tx, clientId, ids) => {
      await deleteJobs(tx, clientId, ids);
      await tx.execute(
        sql`delete from bulk_items where client_id = ${clientId}::uuid and job_id in (${ids})`,
      );
    },
  },
  reports: {
    source: sql`scans t`,
    ended: sql`t.upload is not null and t.finished_at is not null`,
    ...agedBy(sql`t.finished_at`),
    bytes: sql`t.file_size`,
    batch: 500,
    remove: releaseUpload,
  },
  finding_history: {
    // The history of open findings and of decisions explains their current state.
    source: sql`finding_events t join findings f on f.client_id = t.client_id and f.id = t.finding_id`,
    ended: sql`t.kind <> 'comment' and f.status = 'fixed' and not f.false_positive`,
    // By id, which is in primary-key order: an event is never older than its id.
    isOlder: (than) => sql`t.id < ${firstIdAt(than)}::uuid`,
    time: sql`to_timestamp(('x' || left(replace(t.id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`,
    batch: 5000,
    remove: deleteFrom(sql`finding_events`),
  },
  closed_findings: {
    source: sql`findings t`,
    ended: sql`t.status = 'fixed' and not t.false_positive
      and not exists (select from risk_acceptances a where a.client_id = t.client_id and a.finding_id = t.id)
      and not exists (select from remediations r where r.client_id = t.client_id and r.finding_id = t.id and r.pull_request_state = 'open')
      and not exists (select from findings d where d.client_id = t.client_id and d.canonical_id = t.id)`,
    ...agedBy(sql`t.closed_at`),
    batch: 500,
    prepare: lockDeletion,
    remove: (tx, _clientId, ids) => deleteFindings(tx, ids),
  },
};

export type Kept = { kept: number; bytes: number | null; oldest: Date | undefined };

/** Counts the entries, and those older than each of the times. */
export const countKept = async (
  tx: Tx,
  clientId: string,
  kind: RetentionKind,
  times: readonly Date[],
): Promise<Kept & { older: number[] }> => {
  const { source, ended, isOlder, time, bytes } = kinds[kind];
  const older = times.map((than) => sql`count(*) filter (where ${isOlder(than)})::int`);
  const { rows } = await tx.execute<{
    kept: number;
    bytes: number | null;
    oldest: number | null;
    older: number[];
  }>(sql`
    select count(*)::int as kept,
      ${bytes ? sql`coalesce(sum(${bytes}), 0)::float8` : sql`null::float8`} as bytes,
      (extract(epoch from min(${time})) * 1000)::float8 as oldest,
      array[${sql.join(older, sql`, `)}]::int[] as older
    from ${source} where t.client_id = ${clientId}::uuid and ${ended}`);
  const [row] = rows;
  return {
    kept: row?.kept ?? 0,
    bytes: row?.bytes ?? null,
    oldest: row?.oldest == null ? undefined : new Date(row.oldest),
    older: row?.older ?? times.map(() => 0),
  };
};

/** Counts the entries older than the time. */
export const countOlder = async (
  tx: Tx,
  clientId: string,
  kind: RetentionKind,
  than: Date,
): Promise<number> => (await countKept(tx, clientId, kind, [than])).older[0] ?? 0;

/** Deletes one batch. Returns the number of its entries, and whether there may be more. */
export const deleteOld = async (
  tx: Tx,
  clientId: string,
  kind: RetentionKind,
  before: Date,
): Promise<{ count: number; more: boolean }> => {
  const { source, ended, isOlder, batch, prepare, remove } = kinds[kind];
  await prepare?.(tx);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select t.id from ${source} where t.client_id = ${clientId}::uuid and ${ended} and ${isOlder(before)}
    order by t.id limit ${batch} for update of t skip locked`);
  if (rows.length > 0) {
    const ids = rows.map(({ id }) => sql`${id}::uuid`);
    await remove(tx, clientId, sql.join(ids, sql`, `));
  }
  return { count: rows.length, more: rows.length === batch };
};
