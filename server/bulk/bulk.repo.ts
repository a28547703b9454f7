import { and, asc, count, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { bulkItems } from '../db/schema/bulk.ts';

export type Outcome = { outcome: 'done' | 'skipped' | 'failed'; reason?: string; before?: Record<string, unknown>; versionAfter?: number };

/** Every finding that the condition on `findings f` selects becomes an item. Returns how many. */
export const addItems = async (tx: Tx, clientId: string, jobId: string, where: SQL): Promise<number> => {
  const { rowCount } = await tx.execute(sql`
    insert into bulk_items (client_id, job_id, finding_id) select ${clientId}::uuid, ${jobId}::uuid, f.id from findings f where ${where} on conflict do nothing`);
  return rowCount ?? 0;
};

const item = (jobId: string, findingId: string) => and(eq(bulkItems.jobId, jobId), eq(bulkItems.findingId, findingId));

export const pendingItems = async (tx: Tx, jobId: string, limit: number): Promise<string[]> => {
  const rows = await tx.select({ id: bulkItems.findingId }).from(bulkItems)
    .where(and(eq(bulkItems.jobId, jobId), eq(bulkItems.outcome, 'pending'))).orderBy(asc(bulkItems.findingId)).limit(limit);
  return rows.map(({ id }) => id);
};

export const settleItem = (tx: Tx, jobId: string, findingId: string, { outcome, reason, before, versionAfter }: Outcome) =>
  tx.update(bulkItems).set({ outcome, reason: reason ?? null, before: before ?? null, versionAfter: versionAfter ?? null }).where(item(jobId, findingId));

export const readItem = async (tx: Tx, jobId: string, findingId: string) => {
  const [row] = await tx.select().from(bulkItems).where(item(jobId, findingId));
  return row;
};

export type Tally = { done: number; skipped: number; failed: number; pending: number };

export const tally = async (tx: Tx, jobId: string): Promise<Tally> => {
  const rows = await tx.select({ outcome: bulkItems.outcome, n: count() }).from(bulkItems).where(eq(bulkItems.jobId, jobId)).groupBy(bulkItems.outcome);
  const of = (outcome: string) => rows.find((row) => row.outcome === outcome)?.n ?? 0;
  return { done: of('done'), skipped: of('skipped'), failed: of('failed'), pending: of('pending') };
};

type Settled = Exclude<(typeof bulkItems.$inferSelect)['outcome'], 'pending'>;

export const settledItems = async (tx: Tx, jobId: string, outcome: Settled | undefined, { offset, limit }: { offset: number; limit: number }) => {
  const where = and(eq(bulkItems.jobId, jobId), outcome === undefined ? ne(bulkItems.outcome, 'pending') : eq(bulkItems.outcome, outcome));
  const rows = await tx.select({ finding_id: bulkItems.findingId, outcome: bulkItems.outcome, reason: bulkItems.reason }).from(bulkItems).where(where)
    .orderBy(asc(bulkItems.findingId)).offset(offset).limit(limit);
  const [counted] = await tx.select({ n: count() }).from(bulkItems).where(where);
  return { data: rows.map((row) => ({ ...row, outcome: row.outcome as Settled })), total: counted?.n ?? 0 };
};
