// What each kind is in the database, counted and deleted by the same conditions.
import { sql, type SQL } from 'drizzle-orm';
import type { RetentionKind } from '#domain/retention';
import type { Tx } from '../../../platform/db/connect.ts';

/** Rows of one statement, so that years of a log do not run into the limit of a statement. */
const batch = 5000;

const kinds: Readonly<Record<RetentionKind, { table: SQL; time: SQL; ended: SQL }>> = {
  audit_log: { table: sql`audit_log`, time: sql`at`, ended: sql`true` },
  // A mail that waits has not been sent yet.
  mails: { table: sql`outbox`, time: sql`created_at`, ended: sql`state <> 'queued'` },
  notifications: { table: sql`notifications`, time: sql`created_at`, ended: sql`true` },
  jobs: {
    table: sql`jobs`,
    time: sql`finished_at`,
    ended: sql`state in ('succeeded', 'failed')`,
  },
};

export const countKept = async (tx: Tx, clientId: string, kind: RetentionKind): Promise<number> => {
  const { table, ended } = kinds[kind];
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from ${table} where client_id = ${clientId}::uuid and ${ended}`,
  );
  return rows[0]?.n ?? 0;
};

/** Returns whether there may be more. */
export const deleteOld = async (
  tx: Tx,
  clientId: string,
  kind: RetentionKind,
  before: Date,
): Promise<boolean> => {
  const { table, time, ended } = kinds[kind];
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from ${table} where client_id = ${clientId}::uuid and id in (
      select id from ${table} where client_id = ${clientId}::uuid and ${ended}
        and ${time} < ${before.toISOString()}::timestamptz limit ${batch})
    returning id`);
  if (kind === 'jobs' && rows.length > 0)
    await tx.execute(
      sql`delete from bulk_items where client_id = ${clientId}::uuid and job_id in ${rows.map(({ id }) => id)}`,
    );
  return rows.length === batch;
};
