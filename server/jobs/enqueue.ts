import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { jobs } from '../db/schema/operations.ts';
import { newId } from '../runtime/ids.ts';

export type NewJob = {
  clientId: string;
  /** Where the caller has to know it beforehand. */
  id?: string;
  kind: string;
  payload: Record<string, unknown>;
  /** While a job of this kind and key is queued or running, no second one is made. */
  dedupeKey?: string;
  /** Not before. */
  runAt?: Date;
  maxAttempts?: number;
  createdBy?: string;
};

/** Within the transaction of the business: the job exists exactly when its cause does. Call `deps.wakeJobs()` after it. */
export const enqueueJob = async (tx: Tx, job: NewJob): Promise<string> => {
  const id = job.id ?? newId();
  const inserted = await tx.insert(jobs).values({ ...job, id }).onConflictDoNothing().returning({ id: jobs.id });
  if (inserted[0]) return inserted[0].id;
  const [known] = await tx.select({ id: jobs.id }).from(jobs).where(
    and(eq(jobs.clientId, job.clientId), eq(jobs.kind, job.kind), eq(jobs.dedupeKey, job.dedupeKey ?? ''), inArray(jobs.state, ['queued', 'running'])),
  );
  // It ended between the two statements: then a new one is due after all.
  return known?.id ?? enqueueJob(tx, job);
};

/** Takes back a job that has not started. Returns whether it did. */
export const cancelQueuedJobs = async (tx: Tx, clientId: string, kind: string, dedupeKey: string): Promise<boolean> => {
  const { rowCount } = await tx.delete(jobs).where(
    and(eq(jobs.clientId, clientId), eq(jobs.kind, kind), eq(jobs.dedupeKey, dedupeKey), sql`${jobs.state} = 'queued'`),
  );
  return (rowCount ?? 0) > 0;
};
